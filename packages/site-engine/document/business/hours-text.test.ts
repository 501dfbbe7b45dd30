import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import { hoursText } from "./hours-text.ts";

addWords(allWords);

const week = [
  ...Array(5).fill([
    ["09:00", "12:30"],
    ["14:00", "18:00"],
  ]),
  [["10:00", "13:00"]],
  [],
];
const closures = [{ from: "2026-12-24", to: "2026-12-26" }];
const two = {
  days: [[["09:00", "17:00"]], [["09:00", "17:00"]], [], [], [], [], []],
  closures: [],
} as const;

test("days with the same hours are one line, in the language of the site", () => {
  expect(hoursText({ days: week, closures }, { language: "en-GB" })).toEqual([
    ["Monday to Friday", "09:00–12:30, 14:00–18:00"],
    ["Saturday", "10:00–13:00"],
    ["24–26 December 2026", "Closed"],
  ]);
  const german = hoursText(
    { days: week, closures: [{ ...closures[0], words: "Weihnachten" } as never] },
    { language: "de-CH" },
  );
  expect(german[0]).toEqual(["Montag bis Freitag", "09:00–12:30, 14:00–18:00"]);
  expect(german[2]?.[1]).toBe("Geschlossen (Weihnachten)");
  expect(hoursText({ days: week, closures: [] }, { language: "ar" })[1]?.[0]).toBe("السبت");
  expect(hoursText(two, { language: "pl" })[0]?.[0]).toBe("Poniedziałek, wtorek");
  expect(hoursText({ days: week, closures }, { language: "pl" })[2]?.[1]).toBe("Nieczynne");
});

test("commas are those of the script", () => {
  const both = { days: [week[0], week[0], [], [], [], [], []], closures: [] } as never;
  expect(hoursText(both, { language: "ar" })).toEqual([
    ["الاثنين، الثلاثاء", "9:00 ص–12:30 م، 2:00 م–6:00 م"],
  ]);
  // Persian times are without letters.
  expect(hoursText(both, { language: "fa" })[0]?.[1]).toBe("۹:۰۰–۱۲:۳۰، ۱۴:۰۰–۱۸:۰۰");
  expect(hoursText(both, { language: "ur" })[0]?.join()).not.toContain(", ");
  expect(hoursText(both, { language: "he" })[0]?.[1]).toBe("9:00–12:30, 14:00–18:00");
});

test("its words are those of the table, or the owner's own", () => {
  const words = { "en-GB": { closed: "shut", until: "till" }, sw: { closed: "imefungwa" } };
  const [days, , closed] = hoursText({ days: week, closures }, { language: "en-GB", words });
  expect([days?.[0], closed?.[1]]).toEqual(["Monday till Friday", "Shut"]);
  expect(hoursText({ days: week, closures }, { language: "sw", words })[2]?.[1]).toBe("Imefungwa");
});
