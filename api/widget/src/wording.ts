/** The six languages: their sentences, the page's language and a guess at an asker's. */
import texts from "konduktor:texts";

import { KEYS, type Key } from "./keys.js";

export type Lang = keyof typeof texts;

const PLACES = Object.fromEntries(KEYS.map((key, place) => [key, place])) as Record<Key, number>;

/** The sentence for `key` (in the built script mostly its place, see build.mjs), with `{ $name }` filled from `values`. */
export function say(lang: Lang, key: Key, values: Record<string, string | number> = {}): string {
  return (texts[lang][PLACES[key] ?? (key as unknown as number)] as string).replace(/\{ \$(\w+) \}/g, (_, name: string) => `${values[name] ?? ""}`);
}

/** The sentence for a key made from data, or the data itself where there is none. */
export function name(lang: Lang, kind: string, id: string): string {
  const key = `${kind}-${id}`;
  return key in PLACES ? say(lang, key as Key) : id;
}

/** The language of a tag such as `pl-PL`, if it is one of ours. */
export function known(tag: string | null | undefined): Lang | undefined {
  const code = (tag ?? "").toLowerCase().split(/[-_]/)[0] as Lang;
  return Object.hasOwn(texts, code) ? code : undefined;
}

/** An element's language: its own `lang`, the nearest around it (out of shadow roots too), the browser's, English. */
export function languageOf(element: Element): Lang {
  let place: Element | null = element;
  while (place) {
    const near: Element | null = place.closest("[lang]");
    const found = known(near?.getAttribute("lang"));
    if (found) return found;
    // A page in a language that is not ours: what the browser asks for.
    if (near) break;
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.languages.map(known).find(Boolean) ?? "en";
}

const TELLING: readonly [RegExp, Lang][] = [
  [/[\u0370-\u03ff\u1f00-\u1fff]/, "el"],
  [/[\u0400-\u04ff]/, "kk"],
  [/[ąćęłńśźż]/i, "pl"],
  [/[ğışİ]/, "tr"],
];

/** The language that the letters of a question tell, else `otherwise`; for messages when no answer comes. */
export function guess(question: string, otherwise: Lang): Lang {
  return TELLING.find(([letters]) => letters.test(question))?.[1] ?? otherwise;
}
