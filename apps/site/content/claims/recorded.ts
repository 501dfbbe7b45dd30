const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const date = new RegExp(`(\\d{1,2}) (${months.join("|")}) (\\d{4})`, "g");
const number = /\d[\d,]*(?:\.\d+)?/g;
const amount = (text: string) => Number(text.replaceAll(",", ""));

/** Dates as the records write them. */
const daysIn = (words: string) =>
  [...words.matchAll(date)].map(([, day = "", month = "", year]) =>
    [year, `${months.indexOf(month) + 1}`.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );

/**
 * The figures and days of a sentence that a record does not have. A figure may be rounded: 32 stands
 * for 31.9, and 110.4 only for itself.
 */
export function missingIn(record: string, words: string): string[] {
  const known = (record.match(number) ?? []).map(amount);
  const isKnown = (figure: string) => {
    const digits = figure.split(".")[1]?.length ?? 0;
    return known.some((value) => value.toFixed(digits) === amount(figure).toFixed(digits));
  };
  return [
    ...daysIn(words).filter((day) => !record.includes(day)),
    ...(words.replaceAll(date, "").match(number) ?? []).filter((figure) => !isKnown(figure)),
  ];
}
