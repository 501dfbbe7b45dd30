import { commaIn } from "@daylit/layouts/text/comma.ts";
import { siteWords } from "../language/language.ts";
import type { SiteDocument } from "../site-document.ts";
import { currencyOf } from "./currency.ts";
import type { OpeningHours, TimeSpan } from "./opening-hours.ts";
import { weekOf } from "./week-start.ts";

/** Opening hours as the lines that visitors read, in the language of the site. */

type LanguageWords = Pick<SiteDocument, "language" | "words">;

const capital = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Engines put spaces of different widths around dashes and before "am". */
export const plainSpaces = (text: string) =>
  text.replaceAll(/\s*–\s*/g, "–").replaceAll(/[\u2009\u202f]/g, " ");

export const closedWord = (site: LanguageWords) => capital(siteWords(site).closed, site.language);

/** The first of January 2024 was a Monday. */
export const weekday = (day: number, language: string, weekday: "long" | "short" = "long") =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + day),
  );

/** As the first word of a line. */
export const dayName = (day: number, language: string) => capital(weekday(day, language), language);

/**
 * The language of dates and times: “en” beside another language is that of Britain, unless the business is in
 * North America.
 */
export const dateLanguage = (
  language: string,
  site: Pick<SiteDocument, "language" | "business">,
): string => {
  if (language !== "en") return language;
  const currency = currencyOf(site);
  return currency === "USD" ? "en-US" : currency === "CAD" ? "en-CA" : "en-GB";
};

export const timeWriter = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return (text: string) => {
    const [hour = 0, minute = 0] = text.split(":").map(Number);
    return format.format(Date.UTC(2024, 0, 1, hour, minute));
  };
};

/** Times may be without letters: the names of days tell the script. */
export const commaOf = (language: string) => commaIn(weekday(0, language));

const spans = (list: readonly TimeSpan[], language: string) =>
  plainSpaces(list.map((span) => span.map(timeWriter(language)).join("–")).join(commaOf(language)));

/** Engines differ in the spaces of a range: around the dash where a date in front of it has several words. */
function dateRange(language: string, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const range = plainSpaces(format.formatRange(Date.parse(from), Date.parse(to)));
  const [first = "", ...rest] = range.split("–");
  return rest.length > 0 && first.includes(" ") ? [first, ...rest].join(" – ") : range;
}

/**
 * [["Monday to Friday", "09:00–17:00"], ["24–26 December 2026", "Closed"]], beginning with the first day of
 * the `week`, which is that of the site’s own language in each of its languages. `language`: that of dates.
 */
export function hoursText(
  { days, lines: others = [], closures }: OpeningHours,
  site: LanguageWords,
  week: readonly number[] = weekOf(site.language),
  language = site.language,
): (readonly [string, string])[] {
  const lines: { from: number; to: number; length: number; times: string }[] = [];
  for (const day of week) {
    const times = spans(days[day] ?? [], language);
    const last = lines.at(-1);
    if (last && last.times === times) Object.assign(last, { to: day, length: last.length + 1 });
    else lines.push({ from: day, to: day, length: 1, times });
  }
  const { until } = siteWords(site);
  const between = /\p{L}/u.test(until) ? ` ${until.trim()} ` : until;
  return [
    ...lines
      .filter(({ times }) => times)
      .map(({ from, to, length, times }): readonly [string, string] => {
        const [first, last] = [dayName(from, language), weekday(to, language)];
        const middle = length === 2 ? commaOf(language) : between;
        return [from === to ? first : first + middle + last, times];
      }),
    ...others,
    ...closures.map(({ from, to, words }): readonly [string, string] => [
      dateRange(language, from, to),
      words ? `${closedWord(site)} (${words})` : closedWord(site),
    ]),
  ];
}
