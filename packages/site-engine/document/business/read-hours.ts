import { plainNumber } from "@daylit/layouts/trades/business.ts";
import { siteWords } from "../language/language.ts";
import type { SiteDocument } from "../site-document.ts";
import { plainSpaces, timeWriter, weekday } from "./hours-text.ts";
import { type HoursLine, minutesOf, type OpeningHours, type TimeSpan } from "./opening-hours.ts";

/**
 * Opening hours that were written as text: “Mon-Fri 9-5”, “Mo–Fr 9:00–12:00, 14:00–18:00”, “closed Sunday”.
 * Days are read in the language of the site and in English. A line with any other word stays as it is.
 */

type LanguageWords = Pick<SiteDocument, "language" | "words">;

/** A text becomes a row of these: days by number, times, and the words between them. */
type Token =
  | { kind: "days"; days: readonly number[] }
  | { kind: "time"; hour: number; minute: number; half?: "am" | "pm"; exact: boolean }
  | { kind: "until" | "and" | "closed" };

const week = [0, 1, 2, 3, 4, 5, 6];

const daily = [
  ...["daily", "every day", "all week", "7 days a week", "täglich", "tous les jours"],
  ...["tutti i giorni", "ogni giorno", "todos los días", "todos os dias", "diariamente"],
  ...["dagelijks", "codziennie", "denně", "dagligen", "alla dagar", "dagligt", "alle dage"],
  ...["joka päivä", "päivittäin", "her gün", "щодня", "يوميا", "كل يوم", "כל יום"],
];
const until = [
  ...["–", "to", "until", "till", "through", "thru", "bis", "bis zu", "au", "à", "al", "alle", "a"],
  ...["às", "ao", "tot", "t/m", "til", "till", "do", "až", "إلى", "حتى", "تا", "עד"],
];
const and = [
  ",",
  ";",
  "،",
  "؛",
  "、",
  "و",
  "اور",
  "&",
  "+",
  "/",
  "and",
  "und",
  "et",
  "e",
  "y",
  "en",
  "i",
  "a",
  "och",
  "og",
  "ja",
  "ve",
];
const closed = ["closed", "shut"];
/** Words that say nothing more. */
const silent = [
  ...["open", "from", "on", "hours", "uhr", "von", "de", "du", "le", "h", "uur", "kl", "klo"],
  ...["dal", "dalle", "من", "يوم", "الساعة", "از", "ساعت", ":", "."],
];
/** Words after an hour, which Arabic, Persian and Hebrew write in place of am and pm. */
const morning = ["ص", "صباحا", "فجرا", "قبل الظهر", "صبح", "בבוקר"];
const afternoon = ["م", "مساء", "عصرا", "بعد الظهر", "عصر", "بعد از ظهر", "בערב", 'אחה"צ', "אחה״צ"];
const noon = ["ظهرا", "ظهر", "בצהריים"];
const night = ["ليلا", "شب", "בלילה"];

/** Arabic is written with and without vowel signs and hamza, and Persian with letters of its own. */
const arabicLetters = (text: string) =>
  text
    .replaceAll(/[\u0640\u064b-\u0655\u0670\u200c]/g, "")
    .replaceAll(/[أإآ]/g, "ا")
    .replaceAll(/[ىی]/g, "ي")
    .replaceAll("ک", "ك")
    .replaceAll("ة", "ه");

const cleaned = (text: string) =>
  plainSpaces(arabicLetters(plainNumber(text).normalize("NFC")))
    .replaceAll(/[‐‑‒–—―−~〜～-]/g, "–")
    .replaceAll(/[\s\u200e\u200f\u061c]+/g, " ")
    .trim()
    .toLowerCase();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The forms in which a language says its days: whole, short, and any beginning that only one day has. */
function dayForms(language: string): Map<string, readonly number[]> {
  const forms = new Map<string, readonly number[]>();
  const names = week.map((day) => cleaned(weekday(day, language)));
  for (const [day, name] of names.entries()) {
    for (let length = 2; length < name.length; length++) {
      const start = name.slice(0, length).trimEnd();
      if (names.filter((other) => other.startsWith(start)).length === 1) forms.set(start, [day]);
    }
    forms.set(cleaned(weekday(day, language, "short")).replace(/\.$/, ""), [day]);
    forms.set(name, [day]);
    // “سبت” for “السبت”, and “سه شنبه” for “سه‌شنبه”.
    if (/^ال/.test(name)) forms.set(name.slice(2), [day]);
    if (/.شنبه$/.test(name)) forms.set(name.replace(/شنبه$/, " $&"), [day]);
    // “Saturdays”, “samstags”, “sábados”
    forms.set(`${name}s`, [day]);
  }
  return forms;
}

/** Words and times of a language, each with what it stands for. */
function vocabularyOf(site: LanguageWords): Map<string, Token> {
  const { language } = site;
  const own = siteWords(site);
  const words = new Map<string, Token>();
  const put = (list: readonly string[], token: Token) => {
    for (const word of list) if (!words.has(cleaned(word))) words.set(cleaned(word), token);
  };
  put(daily, { kind: "days", days: week });
  // Days come before words for “and” and “to”: “Do” is a Thursday in German.
  for (const tag of [language, "en"])
    for (const [form, days] of dayForms(tag)) put([form], { kind: "days", days });
  put(["weds"], { kind: "days", days: [2] });
  put(["weekdays"], { kind: "days", days: week.slice(0, 5) });
  put(["weekends", "weekend"], { kind: "days", days: week.slice(5) });
  put([own.closed, ...closed], { kind: "closed" });
  put([own.until, ...until], { kind: "until" });
  put(and, { kind: "and" });
  put(["noon"], { kind: "time", hour: 12, minute: 0, exact: true });
  put(["midnight"], { kind: "time", hour: 0, minute: 0, exact: true });
  const write = timeWriter(language);
  // As the language writes them, with its own words for morning and afternoon.
  for (let hour = 0; hour < 24; hour++)
    for (let minute = 0; minute < 60; minute++)
      put([write(`${hour}:${minute}`)], { kind: "time", hour, minute, exact: true });
  return words;
}

type Reader = {
  any: RegExp;
  words: ReadonlyMap<string, Token>;
  /** “5:00” is in the morning: only English also writes the afternoon so. */
  isExact: boolean;
};
const wordsAfter = [...morning, ...afternoon, ...noon, ...night].map(cleaned);

/** Which half of the day a word after an hour means; undefined where people mean either. */
function halfOf(word: string, hour: number): "am" | "pm" | undefined {
  const is = (list: readonly string[]) => list.map(cleaned).includes(word);
  if (word === "a" || is(morning)) return "am";
  if (is(noon)) return hour >= 10 && hour < 12 ? "am" : "pm";
  if (is(night)) return hour < 6 || hour === 12 ? "am" : "pm";
  // “12 مساءً” is noon to some and midnight to others.
  return hour === 12 && word === "مساء" ? undefined : "pm";
}

const readers = new Map<string, Reader>();

function readerOf(site: LanguageWords): Reader {
  const { closed: shut, until: to } = siteWords(site);
  const key = [site.language, shut, to].join("\n");
  const known = readers.get(key);
  if (known) return known;
  const words = vocabularyOf(site);
  // Times as numbers are read below; here are words, and times with words in them.
  const said = [...words.keys()]
    .filter((word) => word && !/^\d{1,2}([:.]\d\d)?$/.test(word))
    .sort((a, b) => b.length - a.length);
  const any = new RegExp(
    [
      String.raw`(?<![\p{L}\p{M}\p{N}])(?<said>${[...said, ...silent.map(cleaned)].map(escaped).join("|")})(?![\p{L}\p{M}]|(?<=\d)\d)\.?`,
      String.raw`(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))?(?!\d)\s?(?:(?<half>[ap])\.?m\b\.?|h\b|uhr\b|(?<after>${wordsAfter
        .toSorted((a, b) => b.length - a.length)
        .map(escaped)
        .join("|")})(?![\p{L}\p{M}])\.?)?`,
      "(?<sign>[–,;،؛、&+/:.])",
      String.raw`(?<space>\s+)`,
      "(?<other>[^])",
    ].join("|"),
    "gu",
  );
  const isExact =
    !/^en\b/.test(site.language) && /13/.test(cleaned(timeWriter(site.language)("13:00")));
  const reader = { any, words, isExact };
  readers.set(key, reader);
  return reader;
}

/** Arabic and Hebrew write “and” as a letter of the next word: “و١٦:٠٠”, “والأحد”, “ו-16:00”. */
const separate = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{M}])[وו]–?(?=\d|ال|من|يوم|יום)/gu, ", ");

/** The words of a line; undefined if there is one that says more than days and times. */
function tokensOf(text: string, { any, words, isExact }: Reader): Token[] | undefined {
  const tokens: Token[] = [];
  for (const { groups = {} } of separate(cleaned(text)).matchAll(any)) {
    const { said = groups.sign, hour, minute, space } = groups;
    const written = groups.half ?? groups.after;
    const half = written && halfOf(written, Number(hour));
    if (space !== undefined) continue;
    if (hour !== undefined) {
      const [at, past] = [Number(hour), Number(minute ?? 0)];
      if (
        at > 24 ||
        past > 59 ||
        (at === 24 && past > 0) ||
        (written && (!half || at < 1 || at > 12))
      )
        return undefined;
      tokens.push({
        kind: "time",
        hour: at,
        minute: past,
        ...(half ? { half } : {}),
        // “09”, “10:30” and “17” are meant as they are; “5” may be five in the afternoon.
        exact:
          at > 12 || /^0/.test(hour) || (minute !== undefined && (isExact || hour.length === 2)),
      });
    } else if (said === undefined) return undefined;
    else {
      const token = words.get(said);
      // “, and” is one.
      if (token && (token.kind !== "and" || tokens.at(-1)?.kind !== "and")) tokens.push(token);
    }
  }
  return tokens;
}

type Time = Extract<Token, { kind: "time" }>;

/** `before`: when the day's earlier times end. Undefined where hours may be in the morning or the evening. */
function spanOf(from: Time, to: Time, before: number, isExact: boolean): TimeSpan | undefined {
  const hourOf = ({ hour, half }: Time) =>
    half === "am" ? hour % 12 : half === "pm" ? (hour % 12) + 12 : hour % 24;
  let [opens, closes] = [hourOf(from), hourOf(to)];
  const isOpen = (time: Time) => !time.half && !time.exact;
  const ends = closes * 60 + to.minute;
  const isBefore = () => ends <= opens * 60 + from.minute;
  let isLate = from.half === "pm";
  if (isOpen(from) && opens > 0 && opens < 12 && to.half !== "am") {
    // “1–5pm”, “1–5” and the second half of “8–12, 1–5” are in the afternoon; “5–9” may be either.
    if (to.half === "pm") isLate = opens < 6 && opens + 12 < closes;
    else if (isOpen(to) && (opens < 4 ? closes < 8 : opens < 7 && opens * 60 < before))
      isLate = true;
    else if (!isExact && opens < 7 && closes <= 12 && !isBefore()) return undefined;
    if (isLate) opens += 12;
  }
  if (isOpen(to) && closes < 12 && (isLate ? closes + 12 > opens : isBefore() && opens <= 12))
    closes += 12;
  const time = (hour: number, minute: number) =>
    [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return [time(opens, from.minute), time(closes, to.minute)];
}

type Rule = { days: readonly number[]; spans: readonly TimeSpan[] };

/** “Monday to Friday 9–12, 14–18”, “closed Sunday”, one after the other; undefined for anything else. */
function rulesOf(tokens: readonly Token[], isExact: boolean): Rule[] | undefined {
  const rules: Rule[] = [];
  let at = 0;
  const is = (kind: Token["kind"], ahead = 0) => tokens[at + ahead]?.kind === kind;
  const skip = () => {
    while (is("and")) at++;
  };
  const daysHere = () => {
    const days: number[] = [];
    for (;;) {
      const first = tokens[at];
      if (first?.kind !== "days") break;
      const last = is("until", 1) ? tokens[at + 2] : undefined;
      if (last?.kind === "days") {
        const [from = 0, to = 0] = [first.days[0], last.days.at(-1)];
        // Over the end of the week too: “Friday to Monday”.
        for (let day = from; ; day = (day + 1) % 7) {
          days.push(day);
          if (day === to) break;
        }
        at += 3;
      } else {
        days.push(...first.days);
        at++;
      }
      if (!(is("and") && is("days", 1))) break;
      at++;
    }
    return days;
  };
  const spansHere = () => {
    const spans: TimeSpan[] = [];
    for (;;) {
      const [from, to] = [tokens[at], tokens[at + 2]];
      if (from?.kind !== "time" || !is("until", 1) || to?.kind !== "time") break;
      const last = spans.at(-1);
      const span = spanOf(from, to, last ? minutesOf(last)[1] : 0, isExact);
      if (!span) return [];
      spans.push(span);
      at += 3;
      if (!(is("and") && is("time", 1))) break;
      at++;
    }
    return spans;
  };
  skip();
  while (at < tokens.length) {
    const shutFirst = is("closed");
    if (shutFirst) at++;
    const days = daysHere();
    if (days.length === 0) return undefined;
    if (!shutFirst && is("and") && is("time", 1)) at++;
    const shut = shutFirst || is("closed");
    if (shut && !shutFirst) at++;
    const spans = shut ? [] : spansHere();
    if (!shut && spans.length === 0) return undefined;
    rules.push({ days, spans });
    skip();
  }
  return rules.length > 0 ? rules : undefined;
}

/** Times in their order, none in another's. */
function ordered(spans: readonly TimeSpan[]): readonly TimeSpan[] | undefined {
  const sorted = spans.toSorted((a, b) => minutesOf(a)[0] - minutesOf(b)[0]);
  const apart = sorted.every(
    (span, at) =>
      span[0] !== span[1] &&
      (at === 0 || minutesOf(span)[0] >= minutesOf(sorted[at - 1] as TimeSpan)[1]),
  );
  return apart && sorted.length <= 4 ? sorted : undefined;
}

/** Lines as hours by day; those that say anything else stay lines. */
export function readHours(lines: readonly HoursLine[], site: LanguageWords): OpeningHours {
  const reader = readerOf(site);
  let days: readonly (readonly TimeSpan[])[] = week.map(() => []);
  const others: HoursLine[] = [];
  for (const line of lines) {
    const tokens = tokensOf(line.join(" "), reader);
    const rules = tokens && rulesOf(tokens, reader.isExact);
    const next = rules?.reduce<readonly (readonly TimeSpan[])[] | undefined>(
      (week, { days: on, spans }) => {
        const changed = week?.map((before, day) =>
          // A later line adds to a day: “Thursday 14–18”. Where its times overlap, it takes their place.
          on.includes(day)
            ? ((spans.length > 0 ? ordered([...before, ...spans]) : undefined) ?? ordered(spans))
            : before,
        );
        return changed?.every((spans) => spans !== undefined)
          ? (changed as (readonly TimeSpan[])[])
          : undefined;
      },
      days,
    );
    if (next) days = next;
    else if (line.join("").trim()) others.push(line);
  }
  return { days, ...(others.length > 0 ? { lines: others } : {}), closures: [] };
}

/** The hours of a site, set by day or read from its lines; undefined if it says none. */
export function openingOf(site: SiteDocument): OpeningHours | undefined {
  const { hours = [] } = site.business;
  return site.opening ?? (hours.length > 0 ? readHours(hours, site) : undefined);
}

/** The words and signs of a line that was not read, and what each stands for, if anything. */
function piecesOf(line: HoursLine, { any, words }: Reader) {
  const text = separate(cleaned(line.join(" ")));
  return [...text.matchAll(any)]
    .filter(({ groups }) => groups?.space === undefined)
    .map(({ 0: whole, groups = {} }) => ({
      ...{ whole, groups },
      token: words.get(groups.said ?? groups.sign ?? ""),
    }));
}

type Pieces = ReturnType<typeof piecesOf>;

/** The days that it names, whatever else it says: “Wednesday to Friday only mornings”. */
const daysIn = (pieces: Pieces): number[] =>
  pieces.flatMap(({ token, groups }, at) => {
    // “We” is a Wednesday only among days and times.
    const isDay =
      token?.kind === "days" &&
      ((groups.said ?? "").length > 2 || pieces[at + 1]?.groups.other === undefined);
    if (!isDay) return [];
    const [first = 0] = token.days;
    const last = pieces[at + 1]?.token?.kind === "until" ? pieces[at + 2]?.token : undefined;
    if (last?.kind !== "days") return [...token.days];
    return week
      .slice(0, (((last.days[0] ?? 0) - first + 7) % 7) + 1)
      .map((day) => (first + day) % 7);
  });

/** If a line names a day and a time, whatever else it says. Dates and telephone numbers don’t count. */
function namesTimes(line: HoursLine, reader: Reader): boolean {
  const pieces = piecesOf(line, reader);
  const isTime = pieces.some(({ whole, groups, token }, at) => {
    if (groups.hour === undefined) return token?.kind === "time";
    const isSpan = [at - 1, at + 1].some((near) => pieces[near]?.token?.kind === "until");
    return isSpan || groups.minute !== undefined || /\p{L}/u.test(whole);
  });
  return daysIn(pieces).length > 0 && (isTime || /\d{4}–\d{4}/.test(cleaned(line.join(" "))));
}

const date = /(?<!\d)\d{1,2}\.? \p{L}{3}|\p{L}{3} \d{1,2}(?![\d\s])|\d[./]\d/u;

/**
 * Lines that could not be read and are about times, or say more of a day that has times: “Dienstag Hausbesuche”,
 * “Mittwochnachmittag geschlossen”. The other lines are not the whole hours then.
 */
export function unreadTimes(site: SiteDocument): readonly HoursLine[] {
  const reader = readerOf(site);
  const { days = [], lines = [] } = openingOf(site) ?? {};
  const changes = (line: HoursLine) => {
    const text = cleaned(line.join(" "));
    const named = daysIn(piecesOf(line, reader));
    const isNamed = (day: number) =>
      named.includes(day) || text.includes(cleaned(weekday(day, site.language)));
    return !date.test(text) && days.some((spans, day) => spans.length > 0 && isNamed(day));
  };
  return lines.filter((line) => namesTimes(line, reader) || changes(line));
}

/** The days that a line in the owner's words is about: “Saturday: by appointment”; none for “January: closed”. */
export function daysOfLine([days]: HoursLine, site: LanguageWords): readonly number[] {
  const tokens = tokensOf(days, readerOf(site)) ?? [];
  return rulesOf([...tokens, { kind: "closed" }], true)?.flatMap((rule) => rule.days) ?? [];
}

/** “Closed” and nothing more. */
export const isClosedWord = (text: string, site: LanguageWords): boolean =>
  tokensOf(text, readerOf(site))?.every(({ kind }) => kind === "closed") === true && text !== "";
