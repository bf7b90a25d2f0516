/** What the page does better with a script: it hands its answer to the widget, and calculates without loading anew. */

const widget = document.querySelector("konduktor-faq");
const answered = document.getElementById("answered");

/** An element with attributes and children; strings become text, nothing is read as markup. */
function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

if (widget) {
  if (answered) {
    const { question, answer } = JSON.parse(answered.textContent);
    customElements.whenDefined("konduktor-faq").then(() => widget.show(question, answer));
  }
  // The address always is that of the question on top, to be shared or kept.
  widget.addEventListener("konduktor:answer", ({ detail: { question, answer } }) => {
    const address = new URL("/q", location.href);
    address.searchParams.set("lang", document.documentElement.lang);
    const edition = widget.getAttribute("edition") ?? (answer.edition_source === "assumed" ? null : answer.edition);
    if (edition) address.searchParams.set("edition", edition);
    address.searchParams.set("q", answer.asked ?? question);
    history.replaceState(null, "", address);
  });
}

/** The inputs of a form: "values-France" is inputs.values.France, "revealed-0" the first of inputs.revealed. */
function inputsOf(form) {
  const inputs = {};
  for (const box of form.querySelectorAll("input[type=checkbox]")) inputs[box.name] = [];
  for (const [name, text] of new FormData(form)) {
    if (name === "lang" || text === "") continue;
    const value = /^-?\d+$/.test(text) ? Number(text) : text;
    const [head, rest] = name.split(/-(.*)/);
    if (rest === undefined) {
      if (Array.isArray(inputs[head])) inputs[head].push(value);
      else inputs[head] = value;
    } else if (/^\d+$/.test(rest)) {
      (inputs[head] ??= []).push(value);
    } else {
      (inputs[head] ??= {})[rest] = value;
    }
  }
  if (form.dataset.compute === "tunnel_extra_cards") {
    const { color, count } = inputs;
    delete inputs.color;
    delete inputs.count;
    inputs.played ??= {};
    if (color && color !== "only") inputs.played[color] = count;
    // A card not chosen yet is an error; one that the deck did not hold is none.
    const chosen = inputs.revealed ?? [];
    if (chosen.length < 3 || !color) return null;
    inputs.revealed = chosen.filter((card) => card !== "none");
  }
  return inputs;
}

/** A quote in pieces, its marked spans as elements; spans count code points. */
function quoted(quote, spans) {
  const letters = [...quote];
  const pieces = [];
  let place = 0;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start < place || end <= start || end > letters.length) continue;
    pieces.push(letters.slice(place, start).join(""), h("mark", {}, letters.slice(start, end).join("")));
    place = end;
  }
  return [...pieces, letters.slice(place).join("")];
}

function source(citation, names, lang) {
  const foreign = { lang: citation.lang };
  const title = h("cite", foreign, citation.title);
  return h(
    "figure",
    {},
    h("blockquote", { ...foreign, dir: "auto" }, ...quoted(citation.quote, citation.highlights)),
    h(
      "figcaption",
      {},
      /^https?:\/\//.test(citation.url ?? "") ? h("a", { href: citation.url, rel: "noopener noreferrer" }, title) : title,
      citation.section ? h("span", foreign, citation.section) : null,
      citation.lang === lang ? null : h("b", {}, names.lang[citation.lang] ?? citation.lang),
      h("span", {}, names.source[citation.authority] ?? citation.authority),
    ),
  );
}

const stub = (result) => (result === true ? "✓" : result === false ? "✗" : typeof result === "number" ? String(result) : null);

const form = document.querySelector("form.calculator");
if (form) {
  const names = JSON.parse(document.getElementById("names").textContent);
  const section = document.getElementById("result");
  const shown = document.getElementById("shown");
  const lang = document.documentElement.lang;
  // A result that belongs to other cards than those on the screen would mislead.
  form.addEventListener("input", () => (section.hidden = true));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const inputs = inputsOf(form);
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form)) address.searchParams.append(name, value);
    // What is wrong or cannot be fetched, the server's own page says best.
    const plainly = () => location.assign(address);
    if (!inputs) return plainly();
    form.setAttribute("aria-busy", "true");
    let ruling = null;
    try {
      const response = await fetch(`/v1/compute/${form.dataset.compute}?lang=${lang}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(inputs),
      });
      if (response.ok) ruling = await response.json();
    } catch {
      // The network is down: the browser tells it.
    }
    form.removeAttribute("aria-busy");
    if (!ruling) return plainly();
    const value = stub(ruling.result);
    shown.replaceChildren(
      h(
        "div",
        { class: "ticket answered" },
        value === null ? null : h("div", { class: "stub", "aria-hidden": "true" }, value),
        h("div", { class: "said" }, h("p", { class: "answer" }, ruling.text)),
      ),
      h("h3", {}, names.steps),
      h("ol", { class: "steps" }, ...ruling.steps.map((step) => h("li", { dir: "auto" }, step.text))),
      ...(ruling.citations.length ? [h("h3", {}, names.sources)] : []),
      ...ruling.citations.map((citation) => source(citation, names, lang)),
    );
    section.hidden = false;
    address.hash = "";
    history.replaceState(null, "", address);
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: "nearest" });
  });
}
