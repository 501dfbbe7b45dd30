import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { asExample, isExample } from "@daylit/layouts/schema/marks.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import { currencyOf, money } from "../document/business/currency.ts";
import { valueAt, withValue } from "../document/object-path.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { type AnySection, mapSections } from "../document/text/resolve-site.ts";
import type { StartWords } from "./own-start.ts";

type Values = Readonly<Record<string, unknown>>;

const isPrice = ({ role, example }: Written) => example && (role === "price" || role === "was");

const textsIn = (section: AnySection) => [
  ...textsOf(definitionOf(section.block).fields, section as unknown as Values),
];

/** Every example price of a section as `write` says it. */
const withPrices = <S extends AnySection>(section: S, write: (text: string) => string): S =>
  textsIn(section)
    .filter(isPrice)
    .reduce((now, { path, text }) => {
      const next = write(text);
      return next === text ? now : withValue(now, path, asExample(next));
    }, section);

type Money = readonly [currency: string, language: string];

/** Layouts and blocks are written in British English. */
const british: Money = ["GBP", "en-GB"];

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

/** "From £50" → "From €50": an amount as it was written, in another currency. */
function converted(text: string, from: readonly Money[], to: Money): string {
  const [written] = /\d[\d.,]*\d|\d/.exec(text) ?? [];
  if (!written) return text;
  const amount = Number(written.replaceAll(/[.,](?=\d{3}\b)/g, "").replace(",", "."));
  const known = from
    .map((each) => spaced(money(amount, ...each)))
    .find((each) => spaced(text).includes(each));
  return known ? spaced(text).replace(known, () => money(amount, ...to)) : text;
}

/** The site after its telephone number, email address or language has changed: example prices are in the currency of its country. */
export function withExamplePrices(before: SiteDocument, after: SiteDocument): SiteDocument {
  const from: Money = [currencyOf(before), before.language];
  const to: Money = [currencyOf(after), after.language];
  if (from.join() === to.join()) return after;
  return mapSections(after, (section) =>
    withPrices(section, (text) => converted(text, [from, british], to)),
  );
}

/** Words of a form’s question, by what it asks. */
const question: Readonly<Record<string, string>> = {
  name: "name",
  email: "email",
  text: "message",
};

/**
 * A section of example text as a site says it: prices in its currency, and words in its language, which say
 * that they are an example. `hint`: the language of the browser, which names its region.
 */
export function inSiteWords<S extends AnySection>(
  section: S,
  site: Pick<SiteDocument, "language" | "business">,
  words: StartWords,
  hint?: string,
): S {
  const { language } = site;
  const currency = currencyOf(site, hint);
  const priced = withPrices(section, (text) => converted(text, [british], [currency, language]));
  const { example = "", "example text": sentence = "" } = words;
  // The words of our English sections say that they are examples; their amounts don’t.
  const isClear = /^en\b/.test(language) && !textsIn(section).some(isPrice);
  if (isClear || !example) return priced;
  let count = 0;
  return textsIn(section).reduce((now, written) => {
    const { path, role, text, length, common, optional } = written;
    if (!text.trim() || role === "hours" || role === "place") return now;
    if (isPrice(written)) {
      const [amount = ""] = /\d+/.exec(text.replaceAll(",", "")) ?? [];
      return withValue(now, path, asExample(money(Number(amount), currency, language)));
    }
    const said = (next: string) =>
      withValue(now, path, isExample(valueAt(now, path)) ? asExample(next) : next);
    if (role === "send") return said(words.send || example);
    if (role === "action") return said(words.touch || example);
    const asked = /^(fields\[\d+\])\.label$/.exec(path)?.[1];
    const { kind, autoComplete } = (asked ? valueAt(now, asked) : {}) as Values;
    const answer = kind === "textarea" ? "text" : String(kind ?? autoComplete ?? "");
    if (asked && question[answer]) return said(words[question[answer]] ?? example);
    // Durations and years are read everywhere.
    if (/^\d+( min)?$/.test(text)) return now;
    if (length.soft >= sentence.length && role !== "heading" && role !== "label" && !common)
      return said(sentence);
    if (path.includes("[")) count += 1;
    const counted = path.includes("[") ? `${example} ${count}` : example;
    const fitting = [counted, example].find((each) => each.length <= length.soft);
    return fitting === undefined && optional
      ? withValue(now, path, undefined)
      : said(fitting ?? `${count || 1}`);
  }, section);
}
