/** `<konduktor-faq>`: the box on a page, its states and its events. */
import { accentRule } from "./accent.js";
import { answerParts, choices, prevails, shownIn, type Setting } from "./answer.js";
import { ask, judge } from "./client.js";
import { CROSS, h, icon, seen, TRAIN, type Child } from "./dom.js";
import { addressOf, sharing } from "./sharing.js";
import type { Answer, Failure, Feedback, Question } from "./types.js";
import css from "./widget.css";
import { guess, languageOf, name, say, type Lang } from "./wording.js";

const BASE = new URL(".", import.meta.url).href;
const LONGEST_QUESTION = 500;
const SLOW = 4000;
const KEPT = 10;

let shared: CSSStyleSheet | undefined;

function sharedSheet(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(css);
  }
  return shared;
}

export class KonduktorFaq extends HTMLElement {
  static readonly observedAttributes = ["edition", "lang", "site-key", "theme", "accent", "mode", "placeholder", "suggestions", "rulebook"];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #own = new CSSStyleSheet();
  readonly #status = h("p", { class: "status", role: "status" });
  readonly #answers = h("div", { class: "answers" });
  readonly #page = new MutationObserver(() => this.#refresh());
  #field = h("textarea");
  #panel: HTMLElement = h("section");
  #opener: HTMLElement | null = null;
  #running: AbortController | null = null;
  #waiting = false;
  #last: { question: Question; answer: Answer } | null = null;

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sharedSheet(), this.#own];
    this.#page.observe(document.documentElement, { attributeFilter: ["lang"] });
    if (!this.#panel.isConnected) this.#build();
    else this.#refresh();
  }

  disconnectedCallback(): void {
    // A framework that moves the element takes it out and puts it back in one go.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#page.disconnect();
      this.#running?.abort();
    });
    if (this.#panel instanceof HTMLDialogElement) this.#panel.close();
  }

  attributeChangedCallback(_: string, before: string | null, after: string | null): void {
    if (before !== after) this.#refresh();
  }

  /** Opens the dialog, where there is one, and puts the cursor into the field. */
  open(): void {
    if (this.#panel instanceof HTMLDialogElement && !this.#panel.open) this.#panel.showModal();
    this.#field.focus();
  }

  /** Asks a question as if it had been typed. */
  ask(question: string): Promise<void> {
    return this.#ask({ question });
  }

  /** Shows an answer that the page has already. */
  show(question: Question, answer: Answer): void {
    this.#answered(question, answer);
  }

  get #lang(): Lang {
    return languageOf(this);
  }

  /** Builds anew what depends on attributes, once for all that change together; what was typed and answered stays. */
  #refresh(): void {
    if (this.#waiting || !this.#panel.isConnected) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      if (!this.isConnected) return;
      const typed = this.#field.value;
      const inField = this.#root.activeElement === this.#field;
      const open = this.#panel instanceof HTMLDialogElement && this.#panel.open;
      this.#build();
      this.#field.value = typed;
      if (open && this.#panel instanceof HTMLDialogElement) this.#panel.showModal();
      if (inField) this.#field.focus();
    });
  }

  #build(): void {
    const lang = this.#lang;
    const mode = this.getAttribute("mode") ?? "inline";
    const apart = mode === "dialog" || mode === "button";
    this.#own.replaceSync(accentRule(this.getAttribute("accent")));
    this.#field = h("textarea", {
      id: "question",
      rows: 2,
      maxlength: LONGEST_QUESTION,
      dir: "auto",
      autocomplete: "off",
      enterkeyhint: "send",
      "aria-describedby": "status",
    });
    this.#status.id = "status";
    this.#prompt();
    const title = h("h2", { id: "title" }, icon(TRAIN), say(lang, "widget-title"));
    const parts: Child[] = [
      h("header", {}, title, apart && h("button", { type: "button", class: "close", "aria-label": say(lang, "widget-close"), onclick: () => this.#close() }, icon(CROSS))),
      h(
        "form",
        { onsubmit: (event) => this.#submitted(event) },
        h("label", { for: "question" }, say(lang, "widget-question")),
        h("div", { class: "asking" }, this.#field, h("button", { class: "main" }, say(lang, "widget-ask"))),
      ),
      h("div", { class: "rail", "aria-hidden": "true" }, icon(TRAIN, "train")),
      this.#status,
      this.#answers.childElementCount === 0 && this.#suggested(lang),
      this.#answers,
    ];
    // What is typed here is no shortcut of the page.
    for (const type of ["keydown", "keypress", "keyup"]) this.#field.addEventListener(type, (event) => event.stopPropagation());
    this.#field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#running?.abort();
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        this.#field.form?.requestSubmit();
      }
    });
    if (apart) {
      const dialog = h("dialog", { class: "panel", "aria-labelledby": "title" }, ...parts);
      dialog.addEventListener("click", (event) => event.target === dialog && this.#close());
      dialog.addEventListener("close", () => {
        this.#running?.abort();
        this.#opener?.focus();
      });
      this.#panel = dialog;
      this.#opener = h(
        "button",
        { type: "button", class: "main opener", "aria-haspopup": "dialog", onclick: () => this.open() },
        icon(TRAIN),
        say(lang, "widget-open"),
      );
    } else {
      this.#panel = h("section", { class: "panel", "aria-labelledby": "title" }, ...parts);
      this.#opener = null;
      this.#panel.addEventListener("keydown", (event) => event.key === "Escape" && this.#running?.abort());
    }
    this.#panel.classList.toggle("busy", this.#running !== null);
    const theme = this.getAttribute("theme") ?? "auto";
    this.#root.replaceChildren(h("div", { class: `box ${apart ? mode : "inline"} ${theme}`, lang, dir: "ltr" }, this.#opener, this.#panel));
  }

  #close(): void {
    if (this.#panel instanceof HTMLDialogElement) this.#panel.close();
  }

  #prompt(): void {
    const own = this.getAttribute("placeholder");
    this.#field.placeholder = this.#last ? say(this.#lang, "widget-follow-up") : (own ?? say(this.#lang, "widget-placeholder"));
  }

  #suggested(lang: Lang): HTMLElement | null {
    const questions = (this.getAttribute("suggestions") ?? "").split("|").map((q) => q.trim()).filter(Boolean);
    return choices(
      say(lang, "widget-also"),
      "also first",
      questions.map((question) => h("button", { type: "button", class: "quiet", onclick: () => void this.#ask({ question }) }, question)),
    );
  }

  #submitted(event: Event): void {
    event.preventDefault();
    const question = this.#field.value.trim();
    if (seen(question)) {
      void this.#ask({ question, ...(this.#last && { context: this.#context(this.#last) }) }, true);
    } else {
      this.#tell(say(this.#lang, "widget-empty"), true);
      this.#field.focus();
    }
  }

  /** What a follow-up may lean on: the question before it, with what it was answered for. */
  #context({ question, answer }: { question: Question; answer: Answer }): NonNullable<Question["context"]> {
    const edition = question.edition ?? answer.edition;
    const field = answer.clarify?.field;
    return {
      question: answer.asked ?? question.question,
      ...(edition && { edition }),
      ...(question.players && { players: question.players }),
      ...(field && { field }),
    };
  }

  #tell(text: string, shown = false): void {
    this.#status.classList.toggle("shown", shown);
    this.#status.textContent = seen(text);
  }

  async #ask(asked: Question, typed = false): Promise<void> {
    this.#running?.abort();
    const running = (this.#running = new AbortController());
    const lang = asked.lang ?? guess(asked.question, this.#lang);
    const edition = asked.edition ?? this.getAttribute("edition");
    const question: Question = { ...asked, lang, ...(edition && name("en", "edition", edition) !== edition && { edition }) };
    const spoken = lang as Lang;
    this.#panel.classList.add("busy");
    this.#tell(say(spoken, "widget-looking"), true);
    const slow = setTimeout(() => this.#tell(say(spoken, "widget-slow"), true), SLOW);
    try {
      const result = await ask(BASE, this.getAttribute("site-key"), question, running.signal);
      this.#tell("");
      if ("answer" in result) this.#answered(question, result.answer, typed);
      else this.#failed(question, result.failure, spoken, typed);
    } catch {
      this.#tell("");
    } finally {
      clearTimeout(slow);
      if (this.#running === running) {
        this.#running = null;
        this.#panel.classList.remove("busy");
      }
    }
  }

  #answered(question: Question, answer: Answer, typed?: boolean): void {
    const lang = shownIn(answer, this.#lang);
    this.#last = { question, answer };
    this.#show(lang, question, typed, [
      answer.asked && h("p", { class: "small", dir: "auto" }, `→ ${answer.asked}`),
      ...answerParts(answer, question, this.#setting()),
      answer.status === "answered" &&
        sharing(lang, addressOf(BASE, question, answer), answer, (text) => this.#tell(text), (feedback) => this.#judged(lang, question, answer, feedback)),
    ]);
    if (typed === undefined) return;
    this.#tell(`${say(lang, "widget-ready")} ${answer.answer}`);
    this.#event("answer", { question: question.question, answer });
  }

  #failed(question: Question, failure: Failure, lang: Lang, typed: boolean): void {
    const { status, wait, detail } = failure;
    const text = status === 429 && wait ? say(lang, "widget-busy", { n: wait }) : status >= 400 && status < 500 && detail ? detail : say(lang, "widget-unreachable");
    const again = h("button", { type: "button", class: "quiet", onclick: () => void this.#ask(question, typed) }, say(lang, "widget-retry"));
    if (wait) {
      again.disabled = true;
      setTimeout(() => (again.disabled = false), wait * 1000);
    }
    const useful = status === 0 || status === 429 || status >= 500;
    this.#show(lang, question, typed, [
      h("p", { class: "note", dir: "auto" }, text),
      useful && h("div", { class: "row" }, again),
      prevails(lang, this.getAttribute("rulebook")),
    ]);
    this.#tell(text);
    this.#event("error", { question: question.question, ...failure });
  }

  /** Sends feedback to the service, unless the page takes it itself. */
  async #judged(lang: Lang, question: Question, answer: Answer, feedback: Feedback): Promise<string | undefined> {
    if (!this.#event("feedback", feedback)) return undefined;
    const failure = await judge(BASE, this.getAttribute("site-key"), question, answer, feedback);
    return failure === "" ? say(lang, "widget-unreachable") : failure;
  }

  #setting(): Setting {
    return { base: BASE, lang: this.#lang, rulebook: this.getAttribute("rulebook"), ask: (question) => void this.#ask(question) };
  }

  /** Puts an article on top; those before it are kept below, folded. */
  #show(lang: Lang, question: Question, typed: boolean | undefined, parts: Child[]): void {
    this.#root.querySelector(".first")?.remove();
    // The train above the answer goes now, so that what is scrolled to stays where it is.
    this.#panel.classList.remove("busy");
    const article = h("article", { lang, tabindex: -1, "aria-labelledby": "asked" }, h("h3", { id: "asked", dir: "auto" }, question.question), ...parts);
    const [now, folded] = [...this.#answers.children];
    if (now instanceof HTMLElement) {
      now.removeAttribute("aria-labelledby");
      now.querySelector("#asked")?.removeAttribute("id");
      const earlier = folded ?? h("details", { class: "earlier" }, h("summary", {}, say(this.#lang, "widget-earlier")));
      earlier.firstElementChild?.after(now);
      if (earlier.childElementCount > KEPT) earlier.lastElementChild?.remove();
      this.#answers.replaceChildren(article, earlier);
    } else {
      this.#answers.replaceChildren(article);
    }
    if (typed) this.#field.value = "";
    this.#prompt();
    // Nobody asked just now: the page stays where it is.
    if (typed === undefined) return;
    // Who is asked back what only typing can tell goes on in the field, with the question right below it.
    const typing = this.#last?.answer.clarify && !article.querySelector(".choose");
    const place = typing ? this.#field.form! : article;
    // Who typed stays in the field; on a phone its keyboard would hide the answer.
    if (typing) this.#field.focus({ preventScroll: true });
    else if (!typed || matchMedia("(pointer: coarse)").matches) article.focus({ preventScroll: true });
    const { top } = place.getBoundingClientRect();
    if (top < 0 || top > innerHeight / (typing ? 4 : 2)) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      place.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
    }
  }

  /** Whether the page lets go on what would follow. */
  #event(kind: "answer" | "feedback" | "error", detail: unknown): boolean {
    return this.dispatchEvent(new CustomEvent(`konduktor:${kind}`, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}
