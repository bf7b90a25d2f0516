/** Asking the service: one request, a limit in time, and every way in which it can fail. */
import type { Answer, Failure, Feedback, Question } from "./types.js";

const LIMIT = 20_000;
const LONGEST_WAIT = 3600;
const LONGEST = 2000;

/** Seconds of a Retry-After header, which is a number of seconds or a date. */
export function secondsOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT) : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";

function isAnswer(value: unknown): value is Answer {
  const a = value as Answer | null;
  return isText(a?.answer) && isText(a?.status) && Array.isArray(a?.citations);
}

function post(base: string, path: string, siteKey: string | null, question: Question, signal: AbortSignal, more?: object): Promise<Response> {
  return fetch(new URL(`v1/${path}`, base), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(question.lang && { "Accept-Language": question.lang }),
      ...(siteKey && { "X-Konduktor-Site": siteKey }),
    },
    body: JSON.stringify({ ...question, ...more }),
    credentials: "omit",
    referrerPolicy: "strict-origin",
    signal,
  });
}

/** Sends feedback on an answer. Resolves to why it was not kept: the service's words, "" for none, undefined when it was. */
export async function judge(
  base: string,
  siteKey: string | null,
  question: Question,
  { status, answer }: Answer,
  { helpful, reason }: Feedback,
): Promise<string | undefined> {
  // As much as the service takes, in its characters.
  const shown = { status, answer: [...answer].slice(0, LONGEST).join("") };
  try {
    const response = await post(base, "feedback", siteKey, question, AbortSignal.timeout(LIMIT), { thumb: helpful ? "up" : "down", ...(reason && { reason }), shown });
    if (!response.ok) return `${((await response.json()) as Failure).detail ?? ""}`;
  } catch {
    return "";
  }
  return undefined;
}

/** Asks. Resolves to an answer or a failure; rejects only when `signal` aborts. */
export async function ask(
  base: string,
  siteKey: string | null,
  question: Question,
  signal: AbortSignal,
): Promise<{ answer: Answer } | { failure: Failure }> {
  const both = new AbortController();
  const stop = (): void => both.abort();
  signal.addEventListener("abort", stop);
  const timer = setTimeout(stop, LIMIT);
  try {
    const response = await post(base, "ask", siteKey, question, both.signal);
    const body: unknown = await response.json().catch(() => null);
    signal.throwIfAborted();
    if (response.ok && isAnswer(body)) return { answer: body };
    const problem = (body ?? {}) as Record<string, unknown>;
    const wait = secondsOf(response.headers.get("Retry-After"), Date.now());
    return {
      failure: {
        status: response.status,
        ...(isText(problem["type"]) && { type: problem["type"] }),
        ...(isText(problem["detail"]) && { detail: problem["detail"] }),
        ...(wait && { wait }),
      },
    };
  } catch {
    signal.throwIfAborted();
    return { failure: { status: 0 } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}
