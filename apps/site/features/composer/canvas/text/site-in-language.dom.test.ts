import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { asOwn, wordsOf } from "@daylit/layouts/schema/marks.ts";
import * as words from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { resolveSite } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { withLanguage, withoutLanguage } from "@daylit/site-engine/edit/translate.ts";
import { expect, test } from "vitest";
import { createSession } from "../../store/session.ts";
import { siteInLanguage } from "./site-in-language.ts";
import { editText } from "./typing.ts";

addWords(words);
const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = withLanguage(siteFromLayout(layout), "de");
const path = "pages[0].sections[0].heading";
const wordsAt = (where = site, place = path) => wordsOf(String(valueAt(resolveSite(where), place)));
const original = wordsAt();

function writeInGerman(words: string) {
  const session = createSession(site);
  const language = siteInLanguage(site, "de");
  document.body.innerHTML = "<h1></h1>";
  const element = document.querySelector("h1") as HTMLElement;
  element.textContent = original;
  const typing = editText({
    ...{ element, path, session, language, marks: false, label: "Heading", describe: () => "" },
    ...{ onLink() {}, onStep() {}, onPaste: () => false, onEnd() {} },
  });
  element.textContent = words;
  element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return { session, language, typing, element };
}

test("words on the canvas in another language are the translation, and Undo names it", () => {
  const { session, language, typing, element } = writeInGerman("Willkommen");
  expect(wordsAt(session.site)).toBe(original);
  expect(wordsAt(language.in(session.site))).toBe("Willkommen");
  expect(session.now.undo).toBe("Heading in Deutsch");
  session.undo();
  expect([wordsAt(language.in(session.site)), asOwn(element.textContent)]).toEqual([
    original,
    original,
  ]);
  typing.end("done");
});

test("without words the original is shown again, and says that it is left", () => {
  const { session, language, typing } = writeInGerman("Willkommen");
  expect(language.stateAt(session.site, path)).toBe(undefined);
  typing.element.textContent = "";
  typing.element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect(session.site.translations?.[0]?.texts).toEqual([]);
  expect(language.stateAt(session.site, path)).toBe("left");
  expect(wordsAt(language.in(session.site))).toBe(original);
  typing.end("done");
});

test("names, telephone and prices are those of the original until they are written", () => {
  const language = siteInLanguage(site, "de");
  const { business } = site;
  expect(language.stateAt(site, "business.name")).toBe(undefined);
  expect(language.in(site).business.name).toBe(business.name);
  const called = language.write(site, "business.phone", "030 123456");
  expect(language.in(called).business.phone).toBe("030 123456");
  expect(called.business.phone).toBe(business.phone);
});

test("what no letter has changed stays the same object, so that nothing else is drawn again", () => {
  const language = siteInLanguage(site, "de");
  const before = language.in(site);
  const after = language.in(language.write(site, path, "Willkommen"));
  expect(after.pages[0]?.sections[0]).not.toBe(before.pages[0]?.sections[0]);
  expect(after.pages[0]?.sections[1]).toBe(before.pages[0]?.sections[1]);
  expect(after.business).toBe(before.business);
});

test("a language that is no longer there shows the site", () => {
  const language = siteInLanguage(site, "de");
  const gone = withoutLanguage(withValue(site, "language", "en-GB"), "de");
  expect(language.in(gone)).toBe(gone);
  expect(language.write(gone, path, "Willkommen")).toEqual(gone);
});
