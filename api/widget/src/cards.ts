/** Train cards: a colour, a symbol of its own and its name, so that nobody needs to tell colours apart. */
import { h, icon, TRAIN } from "./dom.js";
import { name, type Lang } from "./wording.js";

const SYMBOLS: Readonly<Record<string, string>> = {
  red: "M12 3 21 12 12 21 3 12Z",
  blue: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z",
  green: "M12 3 21 20H3Z",
  yellow: "M5 5h14v14H5Z",
  black: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z",
  white: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z",
  orange: "M3 5h18v5H3ZM3 14h18v5H3Z",
  pink: "M12 2 14.8 9.2 22 12 14.8 14.8 12 22 9.2 14.8 2 12 9.2 9.2Z",
  gray: "M3 10h18v4H3Z",
  locomotive: TRAIN,
};

/** A card or several alike, e.g. `2 × red`. */
export function chip(lang: Lang, color: string, count = 1): HTMLElement {
  const text = name(lang, "color", color);
  return h("span", { class: `chip ${color}` }, icon(SYMBOLS[color] as string, "card"), count > 1 ? `${count} × ${text}` : text);
}

const isColor = (value: unknown): value is string => typeof value === "string" && Object.hasOwn(SYMBOLS, value);

/** The chips of cards given as `{"red": 2}` or `["red", "blue"]`; none for anything else. */
export function chips(lang: Lang, cards: unknown): HTMLElement[] {
  if (Array.isArray(cards)) return cards.filter(isColor).map((color) => chip(lang, color));
  if (typeof cards !== "object" || cards === null) return [];
  return Object.entries(cards)
    .filter(([color, count]) => isColor(color) && typeof count === "number" && count > 0)
    .map(([color, count]) => chip(lang, color, count as number));
}

/** The cards that a step of a computation speaks of. */
export function stepChips(lang: Lang, params: Record<string, unknown>): HTMLElement[] {
  const { card, color, colors, cards, extra, locomotives } = params;
  const count = typeof extra === "number" ? extra : 1;
  if (isColor(card)) return [chip(lang, card)];
  const found = isColor(color) ? [chip(lang, color, count)] : chips(lang, colors ?? cards);
  if (typeof locomotives === "number" && locomotives > 0) found.push(chip(lang, "locomotive", locomotives));
  return found;
}
