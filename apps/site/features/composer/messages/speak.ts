import { speechOf } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import { setSpeech } from "./t.ts";

const catalogues = {
  de: () => import("./messages-de.json"),
  fr: () => import("./messages-fr.json"),
  es: () => import("./messages-es.json"),
  tr: () => import("./messages-tr.json"),
  ar: () => import("./messages-ar.json"),
} satisfies Record<Exclude<Language, "en">, () => Promise<{ default: object }>>;

type Words = (english: string) => string;

/** Names and hints of blocks and fields, which the composer reads from their definitions. */
function nameFields(value: unknown, words: Words) {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [name, part] of Object.entries(record))
    if (typeof part === "string") {
      if (/^(label|hint|why|one)$/.test(name)) record[name] = words(part);
    } else if (name === "options" && typeof part === "object" && !Array.isArray(part))
      record[name] = Object.fromEntries(
        Object.entries(part as object).map(([key, each]) => [
          key,
          typeof each === "string" ? words(each) : each,
        ]),
      );
    else if (name !== "example") nameFields(part, words);
}

/** What the server wrote between the islands, which are React's. */
function* writtenTexts(node: Node): Generator<Text | Element> {
  for (const child of node.childNodes)
    if (child instanceof Text) yield child;
    else if (child instanceof Element && !child.matches("[data-island], script, style")) {
      yield child;
      yield* writtenTexts(child);
    }
}

function sayPage(main: HTMLElement, words: Words) {
  for (const node of writtenTexts(main))
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, " ");
      const own = text.trim();
      if (own) node.data = text.replace(own, words(own));
    } else
      for (const name of ["aria-label", "placeholder"]) {
        const text = node.getAttribute(name);
        if (text) node.setAttribute(name, words(text));
      }
}

/** Loads a language and says the page in it; the studio's frame around it stays English. */
export async function speak(language: Exclude<Language, "en">) {
  const { default: messages } = await catalogues[language]();
  const speech = speechOf(language, messages);
  setSpeech({ ...speech, name: (fields) => nameFields(fields, speech.words) });
  const main = document.querySelector("main");
  if (!main) return;
  main.lang = language;
  main.dir = language === "ar" ? "rtl" : "ltr";
  sayPage(main, speech.words);
}
