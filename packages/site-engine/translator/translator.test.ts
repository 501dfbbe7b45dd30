import { textOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textKey, translationMessage, withTranslated } from "../assistant/translation-answer.ts";
import { leftTexts, textsLeft, textsToTranslate } from "../document/language/parts.ts";
import { translatable, untranslated } from "../document/language/translations.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withWords } from "../edit/changes/facts.ts";
import { addPage } from "../edit/changes/pages.ts";
import { withNewsPage } from "../edit/changes/posts.ts";
import { withLegalPages } from "../edit/legal.ts";
import { withOurWords } from "../edit/our-words.ts";
import { withLanguage, withPublic, withTranslation } from "../edit/translate.ts";
import { parseXml, type XmlElement } from "../testing/parse-xml.ts";
import { tunerSite } from "../testing/tuner-site.ts";
import { fileFault } from "./file-fault.ts";
import { type ReturnedText, readBack } from "./read-back.ts";
import { readXliff } from "./read-xliff.ts";
import { readSpreadsheet, spreadsheetOf } from "./spreadsheet.ts";
import { translatorRows } from "./translator-rows.ts";
import { xliffOf } from "./xliff.ts";

addWords(allWords);
const site = withLanguage(tunerSite(), "de");
const [first, second] = translatable(site).filter(({ text }) => / .* /.test(text));
if (!first || !second) throw new Error("no texts");
const textsIn = (where: SiteDocument) => where.translations?.[0]?.texts ?? [];

/** What a translator may write: with quotes, separators, formulas and other scripts. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        ";",
        ",",
        "=1+1",
        "\t",
        "<b>",
        "&amp;",
        "**",
        "]]>",
        "é",
        "ع",
        "👩🏽‍🌾",
      ),
      fc.string({ unit: "grapheme" }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join("").replaceAll(/\s+/g, " ").trim())
  .map((text) => textsIn(parseSite(withTranslation(site, "de", first.text, text)))[0]?.text ?? "")
  .filter((text) => wordsOf(text) !== "" && !/^\s|\s$/.test(text));

test("a spreadsheet says what it was given, with either separator", () => {
  fc.assert(
    fc.property(written, fc.constantFrom(",", ";"), (text, between) => {
      const sheet = spreadsheetOf(
        withTranslation(site, "de", first.text, text),
        "de",
        between as ",",
      );
      const { texts, leftOut } = readBack(site, "de", readSpreadsheet(sheet));
      expect(texts.map(({ of, after }) => [of, wordsOf(after)])).toEqual([[first.text, text]]);
      expect(leftOut).toEqual([]);
    }),
  );
});

test("bold words that only the translation has come back as they went", () => {
  const bold = textOf([{ text: "Ganz " }, { text: "einfach", strong: true }]);
  const known = withTranslation(site, "de", first.text, bold);
  const back = readSpreadsheet(spreadsheetOf(known, "de", ","));
  expect(readBack(known, "de", back).texts).toEqual([]);
  expect(xliffOf(known, "de")).toContain('Ganz <pc id="bold1" type="fmt" subType="xlf:b">einfach');
  const pieces = [{ text: "Ganz " }, { text: "einfach", strong: true }];
  const returned = { key: textKey(first.text), place: "", source: "", target: pieces };
  expect(readBack(site, "de", [returned]).texts.map(({ after }) => after)).toEqual([bold]);
});

test("no cell of a spreadsheet is a formula", () => {
  const sheet = spreadsheetOf(withTranslation(site, "de", first.text, "=1+1"), "de", ",");
  expect(sheet).toContain('"\'=1+1"');
  expect(sheet).not.toMatch(/(^|,|\n)"[=+@-]/);
});

const elements = (root: XmlElement, name: string): XmlElement[] =>
  root.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elements(child, name),
  ]);

test("XLIFF is XML whatever is written, and has each text once in reading order", () => {
  fc.assert(
    fc.property(written, (text) => {
      const root = parseXml(xliffOf(withTranslation(site, "de", first.text, text), "de"));
      expect(root.attributes).toMatchObject({ version: "2.0", srcLang: "en-GB", trgLang: "de" });
      const units = elements(root, "unit");
      expect(units.map(({ attributes }) => attributes.id)).toEqual(
        translatorRows(site, "de").map(({ key }) => key),
      );
      expect(new Set(units.map(({ attributes }) => attributes.id)).size).toBe(units.length);
      const unit = units.find(({ attributes }) => attributes.id === textKey(first.text));
      expect(unit && elements(unit, "target")[0]?.text).toBe(text.replaceAll(/\p{NChar}/gu, " "));
    }),
    { numRuns: 40 },
  );
});

test("bold words and links go out as codes, and come back as they were", () => {
  const marked = textOf([
    { text: "Call " },
    { text: "us", strong: true },
    { text: " or " },
    { text: "write", href: "https://ida.example/" },
  ]);
  const path = "pages[0].sections[0].lead";
  const own = withWords(site, path, marked);
  expect(xliffOf(own, "de")).toContain(
    '<source xml:space="preserve">Call <pc id="1" type="fmt" subType="xlf:b">us</pc> or <pc id="2" type="link">write</pc></source>',
  );
  const key = textKey("Call us or write");
  const returned = { key, place: path, source: "" };
  const target = [{ text: "Schreiben", mark: 2 }, { text: " oder " }, { text: "rufen", mark: 1 }];
  const signs = "[Schreiben](https://ida.example/) oder **rufen**";
  const [link, bold] = [{ href: "https://ida.example/" }, { strong: true as const }];
  const expected = textOf([
    { text: "Schreiben", ...link },
    { text: " oder " },
    { text: "rufen", ...bold },
  ]);
  expect(readBack(own, "de", [{ ...returned, target }]).texts[0]?.after).toBe(expected);
  expect(
    readBack(own, "de", [{ ...returned, target: signs, hasSigns: true }]).texts[0]?.after,
  ).toBe(expected);
  // An address that the original doesn't have leads nowhere.
  const hostile = readBack(own, "de", [
    { ...returned, target: "[Schreiben](https://evil.example/)", hasSigns: true },
  ]);
  expect(hostile.texts[0]?.after).toBe("Schreiben");
});

test("what has changed since is said: texts that are others, new, or gone", () => {
  const sheet = spreadsheetOf(withTranslation(site, "de", first.text, "Erster Text"), "de", ",");
  const later = withWords(site, first.path, "Quite another sentence here");
  const back = readBack(later, "de", readSpreadsheet(sheet));
  expect(back.texts).toMatchObject([
    { of: "Quite another sentence here", after: "Erster Text", was: first.text },
  ]);
  expect(textsIn(withTranslated(later, "de", back.texts, "translator"))).toEqual([
    { of: "Quite another sentence here", text: "Erster Text", check: true },
  ]);
  const [only] = readSpreadsheet(sheet).filter(({ source }) => source === first.text);
  const gone = readBack(site, "de", [{ ...only, key: "t0", source: "Gone", place: "" } as never]);
  expect([gone.texts, gone.leftOut[0]?.name]).toEqual([[], "Gone"]);
  expect(back.newSince).toBe(0);
  expect(readBack(site, "de", []).newSince).toBeGreaterThan(20);
});

test("drafts that come back unchanged stay drafts, unless the file says that they were read", () => {
  const draft = withTranslation(site, "de", first.text, "Erster Text", "draft");
  const sheet = spreadsheetOf(draft, "de", ";");
  expect(readBack(draft, "de", readSpreadsheet(sheet)).texts).toEqual([]);
  const other = readSpreadsheet(sheet.replace("Erster Text", "Der erste Text"));
  const back = readBack(draft, "de", other);
  expect(textsIn(withTranslated(draft, "de", back.texts, "translator"))).toEqual([
    { of: first.text, text: "Der erste Text" },
  ]);
  const file = xliffOf(draft, "de");
  const read = (text: string) => readBack(draft, "de", readXliff(text)).texts;
  expect(read(file)).toEqual([]);
  expect(read(file.replaceAll(' state="initial"', ""))).toEqual([]);
  const final = read(file.replaceAll('state="initial"', 'state="final"'));
  expect(textsIn(withTranslated(draft, "de", final, "translator"))).toEqual([
    { of: first.text, text: "Erster Text" },
  ]);
});

test("an empty file, one that was cut and one with a document type are told apart", () => {
  const file = xliffOf(site, "de");
  const sheet = spreadsheetOf(withTranslation(site, "de", first.text, 'Ein, "Wort"'), "de", ",");
  expect(["", "\ufeff", " \r\n"].map(fileFault)).toEqual(Array(3).fill("empty"));
  expect([file, sheet, "a;b"].map(fileFault)).toEqual([undefined, undefined, undefined]);
  expect([file.slice(0, 900), file.slice(0, -3)].map(fileFault)).toEqual(["cut", "cut"]);
  expect(fileFault(sheet.slice(0, sheet.indexOf("Ein, ") + 3))).toBe("cut");
  expect(
    fileFault(file.replace("?>", '?>\n<!-- one -->\n<!DOCTYPE xliff [<!ENTITY a "b">]>')),
  ).toBe("doctype");
  // Words in a text are none.
  expect(fileFault(file.replace("<source", "<note>&lt;!DOCTYPE</note><source"))).toBeUndefined();
});

test("a legal text with blanks is left until they are filled in, and no assistant is asked for it", () => {
  const legal = withLegalPages(withLanguage({ ...tunerSite(), language: "en-GB" }, "de"));
  const [translation] = legal.translations ?? [];
  const left = (where: SiteDocument) => leftTexts(where, where.translations?.[0] as never);
  const blank = translation?.texts.find(({ text }) => text === "[Name und Anschrift einer Person]");
  const of = blank?.of ?? "";
  expect(left(legal).get(of)).toBe("blank");
  expect(translationMessage(legal, { language: "de", languageName: "German" })).not.toContain(of);
  expect(left(withTranslation(legal, "de", of, "Ida Ofen")).has(of)).toBe(false);
});

test("an XLIFF file says what it was given", () => {
  fc.assert(
    fc.property(written, (text) => {
      const sent = withTranslation(site, "de", first.text, text);
      const { texts, leftOut } = readBack(site, "de", readXliff(xliffOf(sent, "de")));
      const expected = wordsOf(text)
        .replaceAll(/\p{NChar}/gu, " ")
        .trim();
      expect(texts.map(({ of, after }) => [of, wordsOf(after)])).toEqual([[first.text, expected]]);
      expect(leftOut).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("XLIFF 1.2 is read, with its codes, sentences and proposals of other texts", () => {
  const file = (unit: string) => `\ufeff<?xml version='1.0'?>
<!-- <made> --><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file><x:body>
  <x:trans-unit id='9'><x:source>A &amp; B &#169;</x:source>${unit}
    <x:alt-trans><x:source>Other</x:source><x:target>Anders</x:target></x:alt-trans></x:trans-unit>
</x:body></x:file></x:xliff>\n`;
  const target =
    '<x:target><x:mrk mid="0"><x:g id="1">Zwei</x:g><x:ph id="2">&lt;br></x:ph></x:mrk>';
  expect(readXliff(file(`${target}<![CDATA[ & <drei>]]></x:target>`))).toEqual([
    {
      ...{ key: "9", place: "", source: "A & B ©" },
      target: [{ text: "Zwei", mark: 1 }, { text: " & <drei>" }],
    },
  ]);
  expect(readXliff(file('<x:target state="new">A</x:target>'))[0]?.isUntouched).toBe(true);
  expect(readXliff(file(""))[0]?.target).toEqual([]);
});

test.each([
  "<xliff><unit",
  "<a></b>",
  "<a></a></a>",
  '<!DOCTYPE x [<!ENTITY a "aaaa">]><xliff><unit id="1"/></xliff>',
  `<a ${" ".repeat(50_000)}`,
  "<g>".repeat(200_000) + "</g>".repeat(200_000),
])("a file that isn’t whole XML is no XLIFF: %.20s", (text) => {
  expect(readXliff(text)).toEqual([]);
});

test("names of entities are those of XML alone", () => {
  const file =
    '<xliff><unit id="a"><segment><source>&amp;</source><target>&constructor;</target></segment></unit></xliff>';
  expect(readXliff(file)[0]?.target).toEqual([{ text: "&constructor;" }]);
});

test("a spreadsheet may begin with Excel’s own line", () => {
  const sent = withTranslation(site, "de", first.text, "Erster, zweiter");
  for (const own of ["sep=;\r\n", '"sep=;";;\n', "SEP=;\n"]) {
    const sheet = `\ufeff${own}${spreadsheetOf(sent, "de", ";").slice(1)}`;
    const { texts, leftOut } = readBack(site, "de", readSpreadsheet(sheet));
    expect(texts.map(({ after }) => after)).toEqual(["Erster, zweiter"]);
    expect(leftOut).toEqual([]);
  }
});

test("headings in the owner’s language are read by their order", () => {
  const sent = withTranslation(site, "de", first.text, "Erster Text");
  const sheet = spreadsheetOf(sent, "de", ";", (english) => `¤${english}`);
  expect(sheet).toMatch(/"¤Original \(en-GB\)";"¤Translation \(de\)"\r\n/);
  expect(readBack(site, "de", readSpreadsheet(sheet)).texts.map(({ of }) => of)).toEqual([
    first.text,
  ]);
  expect(xliffOf(sent, "de", (english) => `¤${english}`)).toContain("¤A name or address");
});

test("the texts of a post that nobody has begun are listed, counted and no name", () => {
  const before = textsLeft(site, site.translations?.[0] as never).size;
  const posted = parseSite({
    ...site,
    posts: [{ slug: "a", date: "2026-11-17", title: "A new oven", text: [{ text: "It is hot." }] }],
  });
  const left = textsLeft(posted, posted.translations?.[0] as never);
  expect(left.size).toBe(before + 2);
  const listed = new Set(textsToTranslate(posted, "de").map(({ text }) => text));
  expect([...left].filter((text) => !listed.has(text))).toEqual([]);
  expect(translatorRows(posted, "de").find(({ source }) => source === "A new oven")?.mayStay).toBe(
    false,
  );
  // Visitors read it in the site’s own language: no page lacks it.
  expect(
    untranslated(posted, posted.translations?.[0] as never).map(({ text }) => text),
  ).not.toContain("A new oven");
});

test("our own sentences are drafts in a language that is added, and the owner’s are left", () => {
  const from = { lead: "Call or write. We are glad to help.", book: "Book a visit", how: "How" };
  const own = withWords(site, "pages[0].sections[0].lead", from.lead);
  const to = { lead: "Rufen Sie an.", book: "Termin", how: "" };
  expect(textsIn(withOurWords(own, "de", from, to))).toEqual([
    { of: from.lead, text: to.lead, check: "draft" },
  ]);
  const known = withTranslation(own, "de", from.lead, "Melden Sie sich.");
  expect(withOurWords(known, "de", from, to)).toBe(known);
  expect(withOurWords(own, "de", from, {})).toBe(own);
});

test("a page that a translator’s file names has its address in that language, also where it is public", () => {
  const label = "The workshop";
  const paged = addPage({ ...site, address: "https://tuner.example" }, label);
  const named = paged.pages.findIndex((page) => page.label === label);
  const online = withPublic(paged, "de", true);
  const row = { key: textKey(label), place: "", source: label, target: "Über uns" };
  const { texts } = readBack(online, "de", [row]);
  const next = withTranslated(online, "de", texts, "translator");
  expect(next.pages[named]?.paths).toEqual({
    de: ["/ueber-uns", "/the-workshop"],
  });
  // Another name later: visitors know the address.
  const later = readBack(next, "de", [{ ...row, target: "Wir" }]);
  expect(withTranslated(next, "de", later.texts, "translator").pages[named]?.paths).toEqual(
    next.pages[named]?.paths,
  );
  // While a name is typed, its first letter isn’t an address yet.
  expect(withTranslation(online, "de", label, "Ü").pages[named]?.paths).toBeUndefined();
});

test("our words for a news page are drafts, whether the page or the language came first", () => {
  const { posts: _, ...plain } = tunerSite();
  const german = { ...plain, language: "de" } as SiteDocument;
  const first = withNewsPage(withLanguage(german, "tr"));
  const last = withOurWords(withLanguage(withNewsPage(german), "tr"), "tr");
  for (const made of [first, last]) {
    expect(textsIn(made)).toContainEqual({ of: "Aktuelles", text: "Haberler", check: "draft" });
    expect(textsIn(made).map(({ of }) => of)).toContain("Alle Neuigkeiten");
    expect(made.pages.find(({ label }) => label === "Aktuelles")?.paths).toEqual({
      tr: ["/haberler"],
    });
  }
});

test("nothing in a file is refused by an error", () => {
  // Comparing with the site takes longest: the rows of all files are read back at once.
  const plain: ReturnedText[] = [];
  const headed: ReturnedText[] = [];
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(readXliff(`<xliff>${text}`)).toEqual([]);
      plain.push(...readSpreadsheet(text));
      headed.push(...readSpreadsheet(`Key;Translation\n${text}`));
    }),
  );
  expect(headed).not.toEqual([]);
  for (const rows of [plain, headed]) expect(readBack(site, "de", rows).texts).toEqual([]);
});
