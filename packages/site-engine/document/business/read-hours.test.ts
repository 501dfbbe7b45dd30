import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SiteDocument } from "../site-document.ts";
import { hoursText } from "./hours-text.ts";
import { minutesOf, spanNote, spanProblem, type TimeSpan, withBreak } from "./opening-hours.ts";
import { readHours, unreadTimes } from "./read-hours.ts";

addWords(allWords);

/** Monday to Sunday, a day each: "09:00-17:00", or nothing where it is closed. */
const said = (lines: readonly (readonly [string, string])[], language = "en-GB") =>
  readHours(lines, { language }).days.map((spans) => spans.map((span) => span.join("-")).join(" "));

const work = (times: string, days = 5) => [...Array(days).fill(times), ...Array(7 - days).fill("")];

const onFriday = (times: string) => [...Array(4).fill(""), times, "", ""];
const notFriday = (times: string) => Array(7).fill(times).with(4, "");

describe("hours that people write", () => {
  test.each([
    ["Mon-Fri 9-5", work("09:00-17:00")],
    ["Mo–Fr 9:00–12:00, 14:00–18:00", work("09:00-12:00 14:00-18:00")],
    ["Monday to Friday: 9:00–17:30", work("09:00-17:30")],
    ["Mon – Thu 8.30am to 5pm", work("08:30-17:00", 4)],
    ["Tuesday to Saturday 7am to 2pm", ["", ...Array(5).fill("07:00-14:00"), ""]],
    ["daily 9–17", Array(7).fill("09:00-17:00")],
    ["Daily 9am-5pm, closed Sunday", work("09:00-17:00", 6)],
    [
      "Weekdays 9 to 5, weekends 10 to 4",
      [...Array(5).fill("09:00-17:00"), "10:00-16:00", "10:00-16:00"],
    ],
    ["Fri–Mon 18:00–01:00", ["18:00-01:00", "", "", "", ...Array(3).fill("18:00-01:00")]],
    ["Thu, Fri & Sat 1-5pm", ["", "", "", ...Array(3).fill("13:00-17:00"), ""]],
    ["Mondays noon to midnight", ["12:00-00:00", ...Array(6).fill("")]],
    ["Mon 20:00–24:00", ["20:00-00:00", ...Array(6).fill("")]],
    ["Mon–Fri 8–12 & 1–5", work("08:00-12:00 13:00-17:00")],
    ["Mon–Fri 9-12, 12.30-5", work("09:00-12:00 12:30-17:00")],
    ["Mondays 1–5, 6–10", ["13:00-17:00 18:00-22:00", ...Array(6).fill("")]],
  ])("%s", (line, days) => expect(said([[line, ""]])).toEqual(days));

  test.each([
    ["de", "Mo–Fr 9–12 Uhr und 14–18 Uhr", work("09:00-12:00 14:00-18:00")],
    ["de", "Do bis Sa: 10 bis 16 Uhr", ["", "", "", ...Array(3).fill("10:00-16:00"), ""]],
    ["de", "täglich 8:00–20:00", Array(7).fill("08:00-20:00")],
    ["de", "samstags 10–14 Uhr", [...Array(5).fill(""), "10:00-14:00", ""]],
    ["nl", "Ma t/m vr 9.00-17.30 uur", work("09:00-17:30")],
    ["it", "Dal lunedì al venerdì dalle 9 alle 18", work("09:00-18:00")],
    ["ja", "月曜日～金曜日 9:00～18:00", work("09:00-18:00")],
    ["fr", "du lundi au vendredi, 9h00–12h30", work("09:00-12:30")],
    ["fr", "samedi 10h à 13h", [...Array(5).fill(""), "10:00-13:00", ""]],
    ["pt", "segunda-feira a sexta-feira 9:00–18:00", work("09:00-18:00")],
    ["ar", "الاثنين–الجمعة ٠٩:٠٠–١٧:٠٠", work("09:00-17:00")],
    ["ar", "السبت–الخميس: 7:00–13:00، 16:00–21:00", notFriday("07:00-13:00 16:00-21:00")],
    ["ar", "السبت–الخميس ٧:٠٠–١٣:٠٠؛ ١٦:٠٠–٢١:٠٠", notFriday("07:00-13:00 16:00-21:00")],
    ["ar", "السبت–الخميس: 7:00–13:00 و 16:00–21:00", notFriday("07:00-13:00 16:00-21:00")],
    ["ar", "من السبت إلى الخميس ٧:٠٠–١٣:٠٠ و١٦:٠٠–٢١:٠٠", notFriday("07:00-13:00 16:00-21:00")],
    ["ar", "السبت - الخميس من ٧ صباحًا إلى ١ ظهرًا", notFriday("07:00-13:00")],
    ["ar", "السبت الى الخميس 7 ص - 1 م، و4 م - 9 م", notFriday("07:00-13:00 16:00-21:00")],
    ["ar", "يوم الجمعة من الساعة 4 مساء حتى 9 مساءً", onFriday("16:00-21:00")],
    ["ar", "الجمعه 8 مساء - 12 ليلا", onFriday("20:00-00:00")],
    ["ar", "السبت والأحد، الجمعة: ٩–١٧", [...Array(4).fill(""), ...Array(3).fill("09:00-17:00")]],
    ["fa", "شنبه تا پنج‌شنبه ۷:۰۰–۱۳:۰۰، ۱۶:۰۰–۲۱:۰۰", notFriday("07:00-13:00 16:00-21:00")],
    ["fa", "سه شنبه از ۷ صبح تا ۱ ظهر", ["", "07:00-13:00", ...Array(5).fill("")]],
    ["ur", "جمعہ 7:00–13:00، 16:00–21:00", onFriday("07:00-13:00 16:00-21:00")],
    ["he", "יום שישי 7:00–13:00, ו-16:00–21:00", onFriday("07:00-13:00 16:00-21:00")],
    ["ja", "金曜日、土曜日 9:00～18:00", [...Array(4).fill(""), "09:00-18:00", "09:00-18:00", ""]],
  ])("%s: %s", (language, line, days) => expect(said([[line, ""]], language)).toEqual(days));

  test.each([
    ["By appointment only", ""],
    ["Saturday", "by appointment"],
    ["January and February", "Closed"],
    ["Supper, Thursday to Saturday", "18:30–22:30"],
    ["24–26 December 2026", "Closed"],
    ["Mon 9-12, 11-17", ""],
    ["Tuesday to Saturday 5–10", ""],
    ["Monday", ""],
    ["9–5", ""],
  ])("%s %s stays a line", (...line) => {
    const read = readHours([line, ["Friday", "9:00–13:00"]], { language: "en-GB" });
    expect(read.lines).toEqual([line]);
    expect(read.days[4]).toEqual([["09:00", "13:00"]]);
    expect(hoursText(read, { language: "en-GB" })).toEqual([["Friday", "09:00–13:00"], line]);
  });

  test("a later line takes the place of times that it overlaps", () => {
    const [friday, saturday] = said([
      ["Daily", "9–5"],
      ["Saturday", "10–2"],
    ]).slice(4);
    expect([friday, saturday]).toEqual(["09:00-17:00", "10:00-14:00"]);
  });

  test("a later line adds to a day, and “closed” takes it away", () => {
    const lines = [
      ["Daily", "9:00–12:00"],
      ["Thursday", "14:00–18:00"],
      ["Sunday", "Closed"],
    ] as const;
    const [monday, , , thursday, , , sunday] = said(lines);
    expect([monday, thursday, sunday]).toEqual(["09:00-12:00", "09:00-12:00 14:00-18:00", ""]);
  });
});

const anyTime = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 5, 15, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
/** Times of a day: in order, none in another's, the last perhaps until after midnight. */
const anySpans = fc
  .uniqueArray(anyTime, { maxLength: 6 })
  .chain((times) => fc.boolean().map((late) => ({ times: times.toSorted(), late })))
  .map(({ times, late }): TimeSpan[] => {
    const even = times.slice(0, times.length - (times.length % 2));
    const turned = late && even.length > 0 ? [...even.slice(1), even[0] as string] : even;
    return turned.flatMap((opens, at) =>
      at % 2 === 0 ? [[opens, turned[at + 1] as string] as const] : [],
    );
  });
const languages = [
  ...Object.keys(allWords.table ?? {}),
  "en-GB",
  "en-US",
  "ja",
  "zh-TW",
  "hi",
  "vi",
];

test("what is printed from hours reads as the same hours, in every language", () => {
  expect(languages.length).toBeGreaterThan(6);
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.array(anySpans, { minLength: 7, maxLength: 7 }),
      (language, days) => {
        const opening = { days, closures: [] };
        const printed = hoursText(opening, { language });
        const read = readHours(printed, { language });
        expect(read.days, JSON.stringify(printed)).toEqual(days);
        expect(hoursText(read, { language })).toEqual(printed);
      },
    ),
    { numRuns: 300 },
  );
});

test("any text is read as hours or stays a line", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (days, times) => {
      const read = readHours([[days, times]], { language: "en-GB" });
      if (!read.lines) return;
      expect(read.lines).toEqual([[days, times]]);
      expect(read.days.flat()).toEqual([]);
    }),
  );
});

test("“12 مساءً” is noon to some and midnight to others: it stays a line", () => {
  const line = ["الجمعة", "8 صباحًا–12 مساءً"] as const;
  expect(readHours([line], { language: "ar" }).lines).toEqual([line]);
});

describe("lines that name days and times, but are not read", () => {
  const unread = (language: string, ...hours: (readonly [string, string])[]) =>
    unreadTimes({ language, business: { hours } } as unknown as SiteDocument);
  test.each([
    ["en-GB", "Tuesday to Saturday 5–10", ""],
    ["en-GB", "Mon–Sat, bread from 8:00", ""],
    ["en-GB", "Mon-Fri 0900-1700", ""],
    ["en-GB", "Supper, Thursday to Saturday", "18:30–22:30"],
    ["de", "Di–Sa ab 9 Uhr", ""],
    ["ar", "السبت–الخميس", "الخبز من 7:00"],
  ])("%s: %s %s", (language, ...line) => {
    expect(unread(language, line, ["Fri", "9:00–13:00"])).toEqual([line]);
  });
  test.each([
    ["de", "Dienstag Hausbesuche", ""],
    ["de", "Mittwochnachmittag", "geschlossen"],
    ["tr", "Çarşambaları öğleden sonra kapalı", ""],
  ])("of a day that has times: %s: %s %s", (language, ...line) => {
    expect(unread(language, ["Mon–Fri", "8:00–18:00"], line)).toEqual([line]);
    expect(unread(language, ["Sat", "8:00–18:00"], line)).toEqual([]);
    const closed = ["Freitag, 24. Dezember", "geschlossen für alle"] as const;
    expect(unread("de", ["Mon–Fri", "8:00–18:00"], closed)).toEqual([]);
  });
  test.each([
    ["de", "Dienstag Hausbesuche", ""],
    ["de", "Mittwochnachmittag", "geschlossen"],
    ["tr", "Çarşambaları öğleden sonra kapalı", ""],
  ])("of a day that has times: %s: %s %s", (language, ...line) => {
    expect(unread(language, ["Mon–Fri", "8:00–18:00"], line)).toEqual([line]);
    expect(unread(language, ["Sat", "8:00–18:00"], line)).toEqual([]);
    const closed = ["Freitag, 24. Dezember", "geschlossen für alle"] as const;
    expect(unread("de", ["Mon–Fri", "8:00–18:00"], closed)).toEqual([]);
  });
  test.each([
    ["By appointment only", ""],
    ["Saturday", "by appointment"],
    ["Saturday", "by appointment, 020 7946 0018"],
    ["Friday 24 December", "Closed for us all"],
    ["We answer letters", "9:00–10:00"],
    ["Public holidays", "10:00–14:00"],
    ["Friday", "9:00–13:00"],
  ])("not %s %s", (...line) => expect(unread("en-GB", line)).toEqual([]));
});

describe("times of a day", () => {
  test("a break keeps opening and closing, and no time overlaps another", () => {
    expect(withBreak(["08:00", "12:00"])).toEqual([
      ["08:00", "12:00"],
      ["14:00", "18:00"],
    ]);
    expect(withBreak(["09:00", "17:00"])).toEqual([
      ["09:00", "12:30"],
      ["14:00", "17:00"],
    ]);
    fc.assert(
      fc.property(anyTime, anyTime, (opens, closes) => {
        fc.pre(opens !== closes && minutesOf([opens, closes])[1] < 23 * 60);
        const [first, second] = withBreak([opens, closes]).map(minutesOf);
        expect(first?.[0]).toBe(minutesOf([opens, closes])[0]);
        expect(second?.[0]).toBeGreaterThan(first?.[1] ?? 0);
        expect(second?.[1]).toBeGreaterThan(second?.[0] ?? 0);
      }),
    );
  });

  test.each([
    [[["09:00", "17:00"]], undefined],
    [[["17:00", "09:00"]], "Closes at 09:00, before it opens at 17:00: change one of the times."],
    [[["09:00", "09:00"]], "Opens and closes at 09:00: change one of the times."],
    [
      [
        ["09:00", "13:00"],
        ["12:00", "18:00"],
      ],
      "These times overlap: change one of them.",
    ],
  ] as const)("%j: %s", (spans, words) => expect(spanProblem(spans)).toBe(words));

  test("a bar may close in the night", () => {
    expect(spanProblem([["18:00", "01:00"]])).toBeUndefined();
    expect(spanNote([["18:00", "01:00"]])).toBe("Closes at 01:00 the next day.");
    expect(spanNote([["09:00", "17:00"]])).toBeUndefined();
  });
});
