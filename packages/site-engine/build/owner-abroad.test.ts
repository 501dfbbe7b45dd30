import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import { describePictures } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { english } from "@daylit/layouts/words/english.ts";
import { startWordsIn } from "@daylit/layouts/words/start-words.ts";
import { wordsOf } from "@daylit/layouts/words/words.ts";
import { descriptions } from "@daylit/pictures/descriptions.ts";
import { expect, test } from "vitest";
import { translatable } from "../document/language/translations.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withFacts } from "../edit/changes/facts.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withOpening } from "../edit/hours.ts";
import { withLegalPages } from "../edit/legal.ts";
import { ownStart } from "../edit/own-start.ts";
import { withoutExamples } from "../edit/remove-invented.ts";
import { withLanguage, withPublic, withTranslation } from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";

/** Sites of owners abroad, in a language from the first screen on: no English word is left on their pages. */

const owners = {
  de: {
    sentence: "Hausarztpraxis in Leipzig-Plagwitz",
    ...{ name: "Praxis Dr. Yılmaz", place: "Leipzig", phone: "0341 123 45 67" },
    ...{ address: ["Karl-Heine-Straße 5", "04229 Leipzig"], calling: "doctor" },
  },
  ar: {
    sentence: "خبز طازج كل صباح في عمّان",
    ...{ name: "مخبز الزيتون", place: "عمّان", phone: "+962 6 465 1234" },
    ...{ address: ["شارع الرينبو ١٢", "عمّان"], calling: "bakery" },
  },
  fr: {
    sentence: "Pains au levain à Nantes",
    ...{ name: "Boulangerie Morel", place: "Nantes", phone: "02 40 12 34 56" },
    ...{ address: ["3 rue Haute", "44000 Nantes"], calling: "bakery" },
  },
  tr: {
    sentence: "İzmir’de taze ekmek",
    ...{ name: "Zeytin Fırını", place: "İzmir", phone: "0232 123 45 67" },
    ...{ address: ["Atatürk Cad. 12", "35220 İzmir"], calling: "bakery" },
  },
} as const;

const callingOf = (name: string) =>
  callings[wordsIn("en").findIndex((names) => names.includes(name))];

function siteOf(
  language: keyof typeof owners,
  layout: (typeof cataloguePages)[number],
): SiteDocument {
  const { sentence, name, place, phone, address, calling } = owners[language];
  const start = ownStart(
    siteFromLayout(layout),
    { sentence, name, place, calling: undefined, language },
    startWordsIn(language),
    callingOf(calling),
  );
  const email = "post@owner.example";
  const known = withFacts(withoutExamples(start, 1), { phone, email, address: [...address] });
  const open = [["08:00", "16:00"]] as const;
  const days =
    language === "ar"
      ? [open, open, open, open, [], [], open]
      : [open, open, open, open, open, [], []];
  const closures = [{ from: "2026-12-23", to: "2027-01-04" }];
  return { ...withOpening(known, { days, closures }), address: "https://owner.example/" };
}

/** Words that are English and nothing else: those that our pages print, and the small ones of any sentence. */
const small =
  "the and of to your with for is are our you we this that from by open opened closed monday tuesday wednesday thursday friday saturday sunday page picture back next send required home about us contact prices call write";

/** English words that are words of another language, too. */
const shared: Readonly<Record<string, string>> = { de: "an" };

const split = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** All that people read or hear of a document. */
function saidIn(html: string): string[] {
  const words = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    // Addresses are the same in every language.
    .replaceAll(/[\w.-]+@[\w.-]+/g, "");
  const attributes = [
    ...words.matchAll(/ (?:alt|aria-label|title|placeholder|aria-description)="([^"]*)"/g),
    ...words.matchAll(
      /<meta (?:name="description"|property="og:(?:title|description|site_name)") content="([^"]*)"/g,
    ),
  ].map(([, text = ""]) => text);
  return [...attributes, words.replaceAll(/<[^>]*>/g, " ")].flatMap(split);
}

function englishOn(files: ReadonlyMap<string, string | Uint8Array>, language: string, own: string) {
  const native = new Set(
    [
      ...Object.values(wordsOf(language)),
      ...Object.values(startWordsIn(language)),
      own,
      shared[language] ?? "",
    ].flatMap(split),
  );
  const ours = [...Object.values(english), ...Object.values(startWordsIn("en")), small].flatMap(
    split,
  );
  const words = new Set(ours.filter((word) => !native.has(word)));
  return [...files].flatMap(([name, content]) =>
    name.endsWith(".html") && typeof content === "string"
      ? [...new Set(saidIn(content).filter((word) => words.has(word)))].map(
          (word) => `${name}: ${word}`,
        )
      : [],
  );
}

const made = (site: SiteDocument) => builtSite(site, "", () => new Uint8Array());

describePictures(descriptions);
await loadDescriptions(["de"]);

test.each(Object.keys(owners) as (keyof typeof owners)[])(
  "no English word is on a page in %s",
  (language) => {
    for (const layout of cataloguePages.filter((_, at) => at % 9 === 0)) {
      const files = made(siteOf(language, layout));
      expect(englishOn(files, language, JSON.stringify(owners[language])), layout.id).toEqual([]);
      for (const [name, content] of files)
        if (name.endsWith(".html"))
          expect(String(content), name).toMatch(new RegExp(`<html lang="${language}"`));
    }
  },
);

test("nor on one that was translated, legal pages included", () => {
  const [layout] = cataloguePages;
  if (!layout) throw new Error("no layouts");
  const german = withLegalPages(siteOf("de", layout));
  const turkish = startWordsIn("tr");
  const said = new Map(
    Object.entries(startWordsIn("de")).map(([key, text]) => [text, turkish[key] ?? ""]),
  );
  let both = withLanguage(german, "tr");
  for (const { text } of translatable(both))
    both = withTranslation(both, "tr", text, said.get(text) ?? "çeviri");
  const files = made(withPublic(both, "tr", true));
  const ofTurkish = new Map([...files].filter(([name]) => name.startsWith("tr/")));
  expect(ofTurkish.size).toBeGreaterThan(4);
  expect(englishOn(ofTurkish, "tr", JSON.stringify(owners.de))).toEqual([]);
  const rest = new Map([...files].filter(([name]) => !name.startsWith("tr/")));
  expect(englishOn(rest, "de", JSON.stringify(owners.de))).toEqual([]);
});
