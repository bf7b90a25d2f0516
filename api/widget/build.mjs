// Builds the element into one file. Usage: node build.mjs [OUT]; OUT is ../static/widget.js by default.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "@fluent/syntax";
import { build, transform } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const locales = join(here, "..", "..", "assistant", "locales");
const LANGUAGES = ["tr", "pl", "kk", "el", "it", "en"];
const FILES = ["widget.ftl", "messages.ftl"];
const target = ["chrome99", "firefox101", "safari16.4"];

/** The ids that the script asks for. */
async function keys() {
  const { code } = await transform(readFileSync(join(here, "src", "keys.ts"), "utf8"), { loader: "ts", format: "esm" });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).KEYS;
}

/** The sources but for the list of keys, by path. */
function sources() {
  const folder = join(here, "src");
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts") && name !== "keys.ts");
  return new Map(names.map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]));
}

/**
 * The keys that are written out in the sources, and those that are made from data ("color-" and a colour). Only the
 * second kind is carried by its name; where one of the first kind stands, the built script has its place.
 */
async function places() {
  const all = await keys();
  const code = [...sources().values()].join("\n");
  const asked = all.filter((key) => code.includes(`"${key}"`));
  return { asked, made: all.filter((key) => !asked.includes(key)) };
}

const shortened = {
  name: "shortened",
  setup(builder) {
    builder.onLoad({ filter: /src[\\/][\w]+\.ts$/ }, async ({ path }) => {
      const { asked, made } = await places();
      if (path === join(here, "src", "keys.ts")) return { contents: `export const KEYS = ${JSON.stringify(made)};`, loader: "ts" };
      const place = new Map(asked.map((key, n) => [key, made.length + n]));
      const code = readFileSync(path, "utf8");
      return { contents: code.replace(/"([a-z][\w-]*)"/g, (found, key) => (place.has(key) ? String(place.get(key)) : found)), loader: "ts" };
    });
  },
};

/** A message as text in which a variable stands as `{ $name }`. */
function plain(lang, message) {
  return message.value.elements
    .map((element) => {
      if (element.type === "TextElement") return element.value;
      if (element.expression.type === "VariableReference") return `{ $${element.expression.id.name} }`;
      throw new Error(`${lang}: ${message.id.name} is more than text and variables; the widget cannot say it`);
    })
    .join("");
}

function sentences(lang, wanted) {
  const found = new Map();
  for (const file of FILES) {
    for (const entry of parse(readFileSync(join(locales, lang, file), "utf8"), {}).body) {
      if (entry.type === "Junk") throw new Error(`${lang}/${file}: ${entry.content}`);
      if (entry.type === "Message" && wanted.includes(entry.id.name)) found.set(entry.id.name, plain(lang, entry));
    }
  }
  const missing = wanted.filter((key) => !found.has(key));
  if (missing.length) throw new Error(`${lang}: no message ${missing.join(", ")}`);
  return wanted.map((key) => found.get(key));
}

const texts = {
  name: "texts",
  setup(builder) {
    builder.onResolve({ filter: /^konduktor:texts$/ }, ({ path }) => ({ path, namespace: "texts" }));
    builder.onLoad({ filter: /.*/, namespace: "texts" }, async () => {
      const { asked, made } = await places();
      const all = LANGUAGES.map((lang) => [lang, sentences(lang, [...made, ...asked])]);
      const parts = all.map(([lang, texts]) => {
        if (texts.some((text) => text.includes("|"))) throw new Error(`${lang}: a sentence has a "|", which parts them`);
        return `${lang}: ${JSON.stringify(texts.join("|"))}.split("|")`;
      });
      return { contents: `export default { ${parts.join(", ")} };`, loader: "js" };
    });
  },
};

const styles = {
  name: "styles",
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true, target });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

await build({
  entryPoints: [join(here, "src", "main.ts")],
  outfile: process.argv[2] ?? join(here, "..", "static", "widget.js"),
  bundle: true,
  format: "esm",
  target,
  minify: true,
  charset: "utf8",
  legalComments: "none",
  plugins: [texts, styles, shortened],
  logLevel: "warning",
});
