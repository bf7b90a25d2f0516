/** Asking the service: one request, a limit in time, and every way in which it can fail. */
import type { Answer, Failure, Question } from "./types.js";

const LIMIT = 20_000;
const LONGEST_WAIT = 3600;

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
    const response = await fetch(new URL("v1/ask", base), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(question.lang && { "Accept-Language": question.lang }),
        ...(siteKey && { "X-Konduktor-Site": siteKey }),
      },
      body: JSON.stringify(question),
      credentials: "omit",
      referrerPolicy: "strict-origin",
      signal: both.signal,
    });
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
