/** What can be done with an answer: copy its link, say whether it helped. */
import { choices } from "./answer.js";
import { h, icon } from "./dom.js";
import type { Answer, Feedback, Question } from "./types.js";
import type { Key } from "./keys.js";
import { say, type Lang } from "./wording.js";

const THUMB = "M2 10h4v11H2ZM8 21V10l4-8c2 0 3 1.5 2.5 3.500L13.7 9H20c1.5 0 2.3 1.3 2 2.600l-1.8 7.400c-.3 1.2-1.2 2-2.4 2Z";
const REASONS = ["wrong", "unclear", "other", "source"] as const;

/** The address at which the service shows the same question. */
export function addressOf(base: string, question: Question, answer: Answer): string {
  const address = new URL(base);
  const { searchParams } = address;
  searchParams.set("q", answer.asked ?? question.question);
  const edition = question.edition ?? (answer.edition_source === "assumed" ? null : answer.edition);
  if (edition) searchParams.set("edition", edition);
  if (answer.lang) searchParams.set("lang", answer.lang);
  return address.href;
}

/** Buttons for the link and for feedback. `tell` announces a sentence, `send` takes the feedback and tells why it was not kept. */
export function sharing(
  lang: Lang,
  address: string,
  answer: Answer,
  tell: (text: string) => void,
  send: (feedback: Feedback) => Promise<string | undefined>,
): HTMLElement {
  const after = h("div", { class: "after" });
  const copy = h("button", { type: "button", class: "quiet" }, say(lang, "widget-copy"));
  copy.addEventListener("click", () => {
    const done = (): void => {
      copy.textContent = say(lang, "widget-copied");
      tell(say(lang, "widget-copied"));
    };
    const byHand = (): void => {
      const field = h("input", { type: "text", readonly: true, "aria-label": say(lang, "widget-link") });
      field.value = address;
      copy.replaceWith(field);
      field.focus();
      field.select();
    };
    // Absent on pages without https, refused by some policies.
    const written = navigator.clipboard?.writeText(address);
    if (written) written.then(done, byHand);
    else byHand();
  });
  const thanks = (): HTMLElement => h("p", { class: "small", tabindex: -1 }, say(lang, "widget-thanks"));
  const finish = (place: HTMLElement, feedback: Feedback): void => {
    const said = thanks();
    place.replaceWith(said);
    said.focus();
    tell(said.textContent);
    void send(feedback).then((failure) => {
      if (failure) tell((said.textContent = failure));
    });
  };
  const thumb = (helpful: boolean): HTMLButtonElement => {
    const key: Key = helpful ? "widget-yes" : "widget-no";
    return h("button", { type: "button", class: "quiet thumb", onclick: () => judged(helpful) }, icon(THUMB, helpful ? "icon" : "icon down"), say(lang, key));
  };
  const judge = choices(say(lang, "widget-helpful"), "judge", [thumb(true), thumb(false)]) as HTMLElement;
  const judged = (helpful: boolean): void => {
    if (helpful) {
      finish(judge, { answer_id: answer.id, helpful, reason: null });
      return;
    }
    const why = choices(
      say(lang, "widget-why"),
      "judge",
      REASONS.map((reason) =>
        h("button", { type: "button", class: "quiet", onclick: () => finish(why, { answer_id: answer.id, helpful, reason }) }, say(lang, `widget-reason-${reason}`)),
      ),
    ) as HTMLElement;
    judge.replaceWith(why);
    why.querySelector("button")?.focus();
  };
  after.append(judge, copy);
  return after;
}
