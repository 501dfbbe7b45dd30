import { scriptOf, scriptStacks } from "@daylit/layouts/theme/script-faces.ts";
import type { Theme } from "@daylit/layouts/theme/theme.ts";
import { directionOf, siteWords } from "../../document/language/language.ts";
import type { SiteDocument } from "../../document/site-document.ts";

/** Scripts that run from right to left and whose letters are not joined. */
const unjoined = /^(he|yi)\b/;

const isEnglish = (language: string) => /^en\b/.test(language);

/**
 * Text in narrow columns is hyphenated. Headings are large and short: only a word that is longer than
 * most is broken there, and only by browsers that can tell.
 */
const hyphens = (tag: string) => `
:lang(${tag}):is(p, li, dt, dd, td, th, figcaption, summary) {
  hyphens: auto;
  hyphenate-limit-chars: 8 4 4;
}
@supports (hyphenate-limit-chars: 14 6 6) {
  :lang(${tag}):is(h1, h2, h3, h4, blockquote) {
    hyphens: auto;
    hyphenate-limit-chars: 14 6 6;
  }
}
`;

/** A telephone number begins with its plus sign, whatever runs from right to left around it. */
const numbers = (tag: string) => `
a[href^="tel:"]:lang(${tag}):not(.button, .link-arrow, :has(svg)) {
  direction: ltr;
  unicode-bidi: isolate;
}
`;

/** Letters of other scripts have faces of their own. */
function scriptFaces(tag: string, theme: Theme): string {
  const script = scriptOf(tag);
  if (!script) return "";
  const rules = Object.entries(scriptStacks(theme, script)).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return `\n:root:lang(${tag}) {\n${rules.join("")}}\n`;
}

/** Space between joined letters tears them apart, no face has them in italics, and marks need room. */
const joined = (tag: string) => `
:root:lang(${tag}) {
  --headline-leading: 1.3;
}
:lang(${tag}):lang(${tag}) {
  font-style: normal;
  letter-spacing: normal;
}
`;

const text = (words: string) => JSON.stringify(words).replaceAll("<", "\\3c ");

const quotes = (tag: string, open: string, close: string) => `
.quotes-faces-list blockquote:lang(${tag})::before {
  content: ${text(open)} / "";
}
.quotes-faces-list blockquote:lang(${tag})::after {
  content: ${text(close)} / "";
}
.quotes-large-words:lang(${tag})::before {
  content: ${text(open.trim())} / "";
}
`;

/** Arrows lead where the next picture is. */
const carousel = (tag: string, back: string, next: string, picture: string) => {
  const [to, from] = directionOf(tag) === "rtl" ? ["→", "←"] : ["←", "→"];
  return `
.carousel:lang(${tag})::scroll-button(inline-start) {
  content: "${to}" / ${text(back)};
}
.carousel:lang(${tag})::scroll-button(inline-end) {
  content: "${from}" / ${text(next)};
}
.carousel:lang(${tag}) > ::scroll-marker {
  content: "" / ${text(`${picture} `)} counter(slide);
}
`;
};

/** What the look of a page owes to its language; English is what all stylesheets are written for. */
export function languageCss(site: SiteDocument, language: string): string {
  if (isEnglish(language)) return "";
  const words = siteWords({ ...site, language });
  const blocks = new Set(site.pages.flatMap(({ sections }) => sections.map(({ block }) => block)));
  const quoted = blocks.has("quotes-faces") || blocks.has("quotes-large");
  return [
    directionOf(language) === "rtl" ? numbers(language) : hyphens(language),
    directionOf(language) === "rtl" && !unjoined.test(language) ? joined(language) : "",
    scriptFaces(language, site.theme),
    quoted ? quotes(language, words.openQuote, words.closeQuote) : "",
    blocks.has("gallery-carousel") ? carousel(language, words.back, words.next, words.picture) : "",
  ].join("");
}
