import type { OpeningHours, TimeSpan } from "@daylit/site-engine/document/opening-hours.ts";

/** Opening hours as the lines that visitors read, in the language of the site. */

/** Between the first and the last day of several. */
const until: Readonly<Record<string, string>> = {
  en: " to ",
  de: " bis ",
  fr: " au ",
  nl: " t/m ",
};
const closed: Readonly<Record<string, string>> = {
  ...{ en: "Closed", de: "Geschlossen", fr: "Fermé", it: "Chiuso", es: "Cerrado", pt: "Fechado" },
  ...{ nl: "Gesloten", pl: "Zamknięte", cs: "Zavřeno", sv: "Stängt", da: "Lukket" },
  ...{ fi: "Suljettu", tr: "Kapalı", uk: "Зачинено", ar: "مغلق", he: "סגור" },
};

const tongue = (language: string) => language.split("-")[0] ?? "";

export const closedWord = (language: string) => closed[tongue(language)] ?? "–";

/** The first of January 2024 was a Monday. */
export const dayName = (day: number, language: string) => {
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + day),
  );
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

const time = (text: string, language: string) => {
  const [hour = 0, minute = 0] = text.split(":").map(Number);
  return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1, hour, minute),
  );
};

const spans = (list: readonly TimeSpan[], language: string) =>
  list.map((span) => span.map((one) => time(one, language)).join("–")).join(", ");

/** [["Monday to Friday", "09:00–17:00"], ["24 to 26 December 2026", "Closed"]] */
export function hoursText(
  { days, closures }: OpeningHours,
  language: string,
): (readonly [string, string])[] {
  const lines: { from: number; to: number; times: string }[] = [];
  for (const [day, list] of days.entries()) {
    const times = spans(list, language);
    const last = lines.at(-1);
    if (last && last.times === times && last.to === day - 1) last.to = day;
    else lines.push({ from: day, to: day, times });
  }
  const between = until[tongue(language)] ?? "–";
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return [
    ...lines
      .filter(({ times }) => times)
      .map(({ from, to, times }): readonly [string, string] => {
        const [first, last] = [dayName(from, language), dayName(to, language)];
        const middle = to === from + 1 ? ", " : between;
        return [from === to ? first : first + middle + last, times];
      }),
    ...closures.map(({ from, to, words }): readonly [string, string] => [
      // Engines put spaces of different widths around the dash.
      date
        .formatRange(Date.parse(from), Date.parse(to))
        .replaceAll(/[\u2009\u202f]+–[\u2009\u202f]+/g, "–"),
      words ? `${closedWord(language)} (${words})` : closedWord(language),
    ]),
  ];
}
