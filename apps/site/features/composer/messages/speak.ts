import { speechOf } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import { type Speech, setSpeech } from "./t.ts";

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
      if (/^(label|hint|why|one|about)$/.test(name)) record[name] = words(part);
    } else if (name === "options" && typeof part === "object" && !Array.isArray(part))
      record[name] = Object.fromEntries(
        Object.entries(part as object).map(([key, each]) => [
          key,
          typeof each === "string" ? words(each) : each,
        ]),
      );
    else if (name !== "example") nameFields(part, words);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** A sentence with links in it is one message; what is none is said piece by piece. */
function saySentence(element: Element, nodes: readonly ChildNode[], { parts, words }: Speech) {
  const texts = [""];
  const inner: ChildNode[] = [];
  for (const node of nodes)
    if (node instanceof Text) texts[inner.length] += oneLine(node.data);
    else {
      inner.push(node);
      texts.push("");
    }
  const said = parts(texts, inner).filter(Boolean) as (string | Node)[];
  const isSaid = said.some((part) => typeof part === "string" && !texts.includes(part));
  if (isSaid && inner.length > 0) return element.replaceChildren(...said);
  for (const node of nodes)
    if (node instanceof Text) {
      const text = oneLine(node.data);
      const own = text.trim();
      if (own) node.data = text.replace(own, words(own));
    }
}

/** What the server wrote between the islands, which are React's. */
function sayPage(element: Element, speech: Speech) {
  // A design goes by its trade and number (home/said-titles.ts).
  const [, trade, number] = /^(.+) (\d+)$/.exec(element.getAttribute("data-title") ?? "") ?? [];
  if (trade) element.textContent = `${speech.words(trade)} ${number}`;
  if (trade) return;
  const nodes = [...element.childNodes].filter((node) => !(node instanceof Comment));
  for (const node of nodes)
    if (node instanceof Element && !node.matches("[data-island], script, style"))
      sayPage(node, speech);
  for (const name of ["aria-label", "placeholder"]) {
    const text = element.getAttribute(name);
    if (text) element.setAttribute(name, speech.words(text));
  }
  if (nodes.some((node) => node instanceof Text && node.data.trim()))
    saySentence(element, nodes, speech);
}

/** Loads a language and says the page in it; the studio's frame around it stays English. */
export async function speak(language: Exclude<Language, "en">) {
  const { default: messages } = await catalogues[language]();
  const speech = speechOf(language, messages);
  const named = new WeakSet();
  setSpeech({
    ...speech,
    name: (fields) => {
      // The composer and Quick update read the same definitions.
      if (!named.has(fields)) nameFields(fields, speech.words);
      named.add(fields);
    },
  });
  const main = document.querySelector("main");
  if (!main) return;
  main.lang = language;
  main.dir = language === "ar" ? "rtl" : "ltr";
  sayPage(main, speech);
}
