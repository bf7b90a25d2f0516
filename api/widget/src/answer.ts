/** An answer as an article: the value, the sentence, the steps, the sources, and what to ask next. */
import { chips, stepChips } from "./cards.js";
import { CROSS, h, icon, marked, webAddress, type Child } from "./dom.js";
import type { Answer, Citation, Computation, Question } from "./types.js";
import type { Key } from "./keys.js";
import { known, name, say, type Lang } from "./wording.js";

const CHECK = "M9.5 19 3 12.5 5.2 10.3 9.5 14.6 18.8 5.2 21 7.400Z";
// Where the rules are sold and kept; a shop names its own with `rulebook`.
const PUBLISHER = "https://www.daysofwonder.com/";
const PLAYERS = [2, 3, 4, 5];

/** What an article needs besides the answer. */
export interface Setting {
  /** Where the service is. */
  base: string;
  /** The language of the page, for an answer in none of ours. */
  lang: Lang;
  /** Address of the rulebook that the host names. */
  rulebook: string | null;
  /** Asks anew. */
  ask: (question: Question) => void;
}

/** The language that an answer is shown in. */
export function shownIn(answer: Answer, otherwise: Lang): Lang {
  return known(answer.lang) ?? otherwise;
}

/** A link that opens beside the page. */
export function link(lang: Lang, address: string, ...text: Child[]): HTMLElement {
  return h(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer" },
    ...text,
    h("span", { class: "out", "aria-hidden": "true" }, " ↗"),
    h("span", { class: "hidden" }, ` (${say(lang, "widget-new-tab")})`),
  );
}

/** The note that the official rulebook prevails, with its link. */
export function prevails(lang: Lang, rulebook: string | null): HTMLElement {
  const address = webAddress(rulebook) ?? PUBLISHER;
  return h("p", { class: "small" }, say(lang, "note-official-prevails"), " ", link(lang, address, say(lang, "widget-rulebook")));
}

/** A group of buttons under a heading. */
export function choices(heading: string, className: string, buttons: HTMLElement[]): HTMLElement | null {
  return buttons.length ? h("div", { class: className, role: "group", "aria-label": heading }, h("p", { class: "label", "aria-hidden": "true" }, heading), h("div", { class: "row" }, ...buttons)) : null;
}

export function answerParts(answer: Answer, question: Question, setting: Setting): Child[] {
  const lang = shownIn(answer, setting.lang);
  const notes = answer.disagreements.map((d) => d.text ?? "").filter(Boolean);
  // The sentence ends with what the sources disagree on; that is shown apart.
  const text = notes.reduce((all, note) => all.replace(` ${note}`, ""), answer.answer);
  return [
    h(
      "div",
      { class: `ticket ${answer.status}` },
      stub(lang, answer.value),
      h(
        "div",
        { class: "said" },
        answer.edition && h("p", { class: "edition" }, capital(say(lang, "understood-edition", { edition: name(lang, "edition", answer.edition) }))),
        ...text.split("\n").map((line) => h("p", { class: "answer", dir: "auto" }, line)),
      ),
    ),
    understood(lang, answer),
    notes.length > 0 && h("div", { class: "note" }, h("p", { class: "label" }, say(lang, "widget-disagree")), ...notes.map((note) => h("p", {}, note))),
    clarify(lang, answer, question, setting),
    answer.computation && steps(lang, answer.computation),
    sources(lang, answer.citations, setting),
    /^(answered|not_covered)$/.test(answer.status) && prevails(lang, webAddress(setting.rulebook) ?? answer.citations.find((c) => webAddress(c.url) && c.authority === "official")?.url ?? null),
    answer.status !== "clarify" && choices(
      say(lang, "widget-also"),
      "also",
      answer.suggestions.map((text) =>
        h("button", { type: "button", class: "quiet", onclick: () => setting.ask({ question: text, ...(answer.edition && { edition: answer.edition }) }) }, text),
      ),
    ),
  ];
}

/** With a capital; not by the rules of Greek, where capitals lose their accents. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The value, torn off like the stub of a ticket. The sentence says it too, so it is not read out twice. */
function stub(lang: Lang, value: unknown): HTMLElement | null {
  if (typeof value === "boolean") return h("div", { class: "stub", "aria-hidden": "true" }, icon(value ? CHECK : CROSS));
  if (typeof value !== "number") return null;
  return h("div", { class: "stub", "aria-hidden": "true" }, value.toLocaleString(lang, { maximumFractionDigits: 3 }));
}

/** What of the question was understood, cards as chips. */
function understood(lang: Lang, answer: Answer): HTMLElement | null {
  if (!answer.understood || answer.status === "clarify") return null;
  const inputs = answer.computation?.inputs ?? {};
  const cards: [Key, unknown][] = [
    ["understood-laid", inputs["played"] ?? inputs["cards"] ?? inputs["hand"]],
    ["understood-revealed", inputs["revealed"]],
  ];
  const parts = answer.understood.split(" · ").map((part) => {
    for (const [key, given] of cards) {
      const [before = "", after = ""] = say(lang, key, { cards: "\0" }).split("\0");
      const found = chips(lang, given);
      if (found.length && part.startsWith(before) && part.endsWith(after)) return h("span", { class: "part" }, before, ...found, after);
    }
    return h("span", { class: "part" }, part);
  });
  return h("p", { class: "understood" }, h("span", { class: "label" }, say(lang, "widget-understood")), " ", ...parts);
}

function steps(lang: Lang, computation: Computation): HTMLElement | null {
  if (!computation.steps?.length) return null;
  return h(
    "section",
    {},
    h("h4", {}, say(lang, "widget-steps")),
    h(
      "ol",
      { class: "steps" },
      ...computation.steps.map((step) => {
        const cards = stepChips(lang, step.params ?? {});
        return h("li", {}, h("div", {}, h("span", { dir: "auto" }, step.text), cards.length > 0 && h("span", { class: "cards", "aria-hidden": "true" }, ...cards)));
      }),
    ),
  );
}

function clarify(lang: Lang, answer: Answer, question: Question, setting: Setting): HTMLElement | null {
  if (!answer.clarify) return null;
  const { field, options, labels } = answer.clarify;
  const offered = options.length || field !== "players" ? options : PLAYERS;
  return choices(
    say(lang, "widget-choose"),
    "choose",
    offered.map((option, place) => {
      const again: Question =
        field === "edition" || field === "lang" || field === "players"
          ? { ...question, [field]: option }
          : { ...question, question: `${option}`, context: { question: answer.asked ?? question.question, field } };
      return h("button", { type: "button", onclick: () => setting.ask(again) }, `${labels?.[place] ?? option}`);
    }),
  );
}

function sources(lang: Lang, citations: Citation[], setting: Setting): HTMLElement | null {
  const [first, ...others] = citations.map((citation) => source(lang, citation, setting));
  if (!first) return null;
  return h(
    "section",
    {},
    h("h4", {}, say(lang, "widget-sources")),
    first,
    others.length > 0 && h("details", {}, h("summary", {}, `${say(lang, "widget-more-sources")} (${others.length})`), ...others),
  );
}

function source(lang: Lang, citation: Citation, setting: Setting): HTMLElement {
  const foreign = known(citation.lang) !== lang;
  const picture = citation.page_image && webAddress(citation.page_image.replace(/^\//, ""), setting.base);
  const address = webAddress(citation.url);
  const language = { lang: citation.lang, dir: "auto" };
  const title = h("cite", language, citation.title);
  const section = citation.section && h("span", language, citation.section);
  const facts: Child[] = [
    section,
    citation.page !== null && !picture && say(lang, "widget-page", { n: citation.page }),
    foreign && h("b", {}, name(lang, "widget-lang", citation.lang)),
    name(lang, "source", citation.authority),
    citation.amends && say(lang, "widget-amends"),
    citation.automatic && say(lang, "widget-automatic"),
    picture && link(lang, picture, say(lang, "widget-page-image", { n: citation.page ?? "" })),
  ].filter(Boolean) as Child[];
  return h(
    "figure",
    {},
    h("blockquote", language, ...marked(citation.quote, citation.highlights)),
    h("figcaption", {}, address ? link(lang, address, title) : title, ...facts.map((fact) => h("span", { class: "fact" }, fact))),
  );
}
