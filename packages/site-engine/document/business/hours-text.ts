import { commaIn } from "@daylit/layouts/text/comma.ts";
import { siteWords } from "../language/language.ts";
import type { SiteDocument } from "../site-document.ts";
import type { OpeningHours, TimeSpan } from "./opening-hours.ts";

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

/** [["Monday to Friday", "09:00–17:00"], ["24–26 December 2026", "Closed"]] */
export function hoursText(
  { days, lines: others = [], closures }: OpeningHours,
  site: LanguageWords,
): (readonly [string, string])[] {
  const { language } = site;
  const lines: { from: number; to: number; times: string }[] = [];
  for (const [day, list] of days.entries()) {
    const times = spans(list, language);
    const last = lines.at(-1);
    if (last && last.times === times && last.to === day - 1) last.to = day;
    else lines.push({ from: day, to: day, times });
  }
  const { until } = siteWords(site);
  const between = /\p{L}/u.test(until) ? ` ${until.trim()} ` : until;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return [
    ...lines
      .filter(({ times }) => times)
      .map(({ from, to, times }): readonly [string, string] => {
        const [first, last] = [dayName(from, language), weekday(to, language)];
        const middle = to === from + 1 ? commaOf(language) : between;
        return [from === to ? first : first + middle + last, times];
      }),
    ...others,
    ...closures.map(({ from, to, words }): readonly [string, string] => [
      plainSpaces(date.formatRange(Date.parse(from), Date.parse(to))),
      words ? `${closedWord(site)} (${words})` : closedWord(site),
    ]),
  ];
}
