import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import * as tables from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import type { SiteDocument } from "../../document/site-document.ts";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { exampleOf } from "../../edit/swap.ts";
import { languageCss } from "./language-css.ts";

addWords(tables);
const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const [home, ...others] = begun.pages;
if (!home) throw new Error("no page");
const site: SiteDocument = {
  ...begun,
  theme: { ...begun.theme, type: { headline: "jetbrains-mono", body: "archivo" } },
  pages: [
    {
      ...home,
      sections: [...home.sections, exampleOf("quotes-faces"), exampleOf("gallery-carousel")],
    },
    ...others,
  ],
};

test("English is what the stylesheets are written for", () => {
  expect(languageCss(site, "en-GB") + languageCss(site, "en-US")).toBe("");
});

test("German text is hyphenated, and has its quotation marks and names of buttons", () => {
  const css = languageCss(site, "de");
  expect(css).toContain("hyphens: auto");
  expect(css).toContain('content: "„" / ""');
  expect(css).toContain('content: "→" / "Weiter"');
  expect(css).not.toContain("letter-spacing");
  expect(languageCss(begun, "de")).not.toMatch(/blockquote:lang|carousel/);
});

test("joined letters are not spaced, in no monospaced face, and arrows and numbers turn round", () => {
  const css = languageCss(site, "ar");
  expect(css).toContain("letter-spacing: normal");
  expect(css).toContain('--font-headline: "Alexandria", system-ui, sans-serif');
  expect(css).toContain('--font-body: "IBM Plex Sans Arabic", "Archivo", system-ui');
  expect(css).toContain('content: "←" / "التالي"');
  expect(css).toContain("direction: ltr");
  expect(css).not.toContain("hyphens");
  expect(languageCss(site, "he")).not.toContain("letter-spacing");
  expect(languageCss(site, "he")).toContain('--font-body: "Open Sans", "Archivo", system-ui');
  expect(languageCss(site, "vi")).toContain('--font-body: "Archivo World", "Archivo", system-ui');
});

test("a word of the owner’s cannot leave its string", () => {
  const words = { sw: { openQuote: '"}</style>' } };
  expect(languageCss({ ...site, words }, "sw")).toContain('content: "\\"}\\3c /style>" / ""');
});
