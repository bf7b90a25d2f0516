/** Elements without markup: everything that comes from outside becomes text nodes. */

export const CROSS = "M6 3.9 12 9.9 18 3.9 20.1 6 14.1 12 20.1 18 18 20.1 12 14.1 6 20.1 3.9 18 9.9 12 3.9 6Z";
export const TRAIN = "M3 15V9h2V5h4v4h4V4h8v11ZM7 16a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5ZM16.5 16a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z";

export type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | boolean | number | ((event: Event) => void) | null | undefined>;

// Controls that reorder, hide or join text unseen: zero-width, bidirectional, tags, other C0 and C1 controls.
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** What can be seen of a text: nothing that would reorder it or hide in it. */
export function seen(text: string): string {
  return text.replace(UNSEEN, "");
}

/** An element. `on…` attributes are listeners; null, undefined and false leave an attribute out. Texts are as seen. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value != null && value !== false) element.setAttribute(key, value === true ? "" : `${value}`);
  }
  for (const child of children) if (child) element.append(typeof child === "string" ? seen(child) : child);
  return element;
}

/** A picture of one path in a box of 24 units; says nothing to a screen reader. */
export function icon(path: string, className = "icon"): SVGSVGElement {
  const make = (tag: string, attributes: Record<string, string>): SVGElement => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make("svg", { viewBox: "0 0 24 24", class: className, "aria-hidden": "true" }) as SVGSVGElement;
  svg.append(make("path", { d: path, "fill-rule": "evenodd" }));
  return svg;
}

/** A text with `spans` (code points) as `<mark>`; spans may overlap, lie outside or be nonsense. */
export function marked(text: string, spans: readonly (readonly [number, number])[]): Node[] {
  const points = Array.from(text);
  const inside = new Uint8Array(points.length);
  for (const [start, end] of spans) inside.fill(1, Math.max(0, start), Math.max(0, end));
  const nodes: Node[] = [];
  for (let from = 0, to = 0; from < points.length; from = to) {
    while (to < points.length && inside[to] === inside[from]) to++;
    const part = points.slice(from, to).join("");
    nodes.push(inside[from] ? h("mark", {}, part) : document.createTextNode(seen(part)));
  }
  return nodes;
}

/** An address that may be linked to: http or https only. */
export function webAddress(address: string | null | undefined, base?: string): string | undefined {
  try {
    const url = new URL(address ?? "", base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
