import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { createHighlighterCoreSync } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import astro from "shiki/langs/astro.mjs";
import bash from "shiki/langs/bash.mjs";
import css from "shiki/langs/css.mjs";
import diff from "shiki/langs/diff.mjs";
import html from "shiki/langs/html.mjs";
import json from "shiki/langs/json.mjs";
import markdown from "shiki/langs/markdown.mjs";
import scss from "shiki/langs/scss.mjs";
import svelte from "shiki/langs/svelte.mjs";
import toml from "shiki/langs/toml.mjs";
import tsx from "shiki/langs/tsx.mjs";
import vue from "shiki/langs/vue.mjs";

/**
 * Kinds of tokens: the class that a token gets, and what it stands for in the grammars. The colours
 * are in styles/code.css, one pair for both themes, so no colour is written into a page.
 */
const kinds = {
  c: ["comment", "punctuation.definition.comment"],
  t: ["entity.name.tag", "keyword", "storage", "entity.other.inherited-class"],
  a: [
    "entity.other.attribute-name",
    "invalid.deprecated.entity.other.attribute-name",
    "support.type.property-name",
    "variable.css",
    "variable.argument.css",
  ],
  s: ["string", "punctuation.definition.string", "markup.inserted"],
  n: [
    "constant",
    "keyword.other.unit",
    "support.constant",
    "entity.name.function",
    "support.function",
    "markup.deleted",
  ],
} as const;

const colourOf = (index: number) => `#00000${index + 1}`;
const classOf = new Map(Object.keys(kinds).map((kind, index) => [colourOf(index), kind]));

// The grammars' own engine. Patterns translated for JavaScript need a forgiving one, which passes over
// any pattern that fails while it runs: in one build of three a word was left without its kind.
const highlighter = createHighlighterCoreSync({
  engine: await createOnigurumaEngine(import("shiki/wasm")),
  langs: [astro, bash, css, diff, html, json, markdown, scss, svelte, toml, tsx, vue],
  themes: [
    {
      name: "daylit",
      type: "light",
      fg: "#000000",
      bg: "#ffffff",
      settings: Object.values(kinds).map((scope, index) => ({
        scope: [...scope],
        settings: { foreground: colourOf(index) },
      })),
    },
  ],
});

const aliases: Record<string, string> = {
  sh: "bash",
  js: "tsx",
  jsx: "tsx",
  ts: "tsx",
  svg: "html",
};

/** Code as markup: neighbours of one kind share a span; words and punctuation have none. */
export function highlight(code: string, language: string): string {
  const lang = aliases[language] ?? language;
  if (lang === "text") return escapeHtml(code);
  // No time limit: on a busy machine it would leave lines half done, and builds would differ.
  const options = { lang, theme: "daylit", tokenizeTimeLimit: 0 };
  const { tokens } = highlighter.codeToTokens(code, options);
  const runs: { kind: string | undefined; text: string }[] = [];
  for (const [row, line] of tokens.entries()) {
    if (row > 0) runs.push({ kind: runs.at(-1)?.kind, text: "\n" });
    for (const token of line) {
      const last = runs.at(-1);
      const blank = token.content.trim() === "";
      runs.push({ kind: blank ? last?.kind : classOf.get(token.color ?? ""), text: token.content });
    }
  }
  let markup = "";
  for (let at = 0; at < runs.length; ) {
    const kind = runs[at]?.kind;
    let text = "";
    for (; at < runs.length && runs[at]?.kind === kind; at++) text += runs[at]?.text;
    markup += kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text);
  }
  return markup;
}
