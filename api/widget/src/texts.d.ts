declare module "konduktor:texts" {
  /** For each language the sentences in the order of `KEYS`. */
  const texts: Readonly<Record<"tr" | "pl" | "kk" | "el" | "it" | "en", readonly string[]>>;
  export default texts;
}

declare module "*.css" {
  const css: string;
  export default css;
}
