import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { expect, test } from "vitest";
import { hoursText } from "./hours-text.ts";
import { weekOf } from "./week-start.ts";

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

test("weeks begin where they begin: Sunday to Thursday is one line in Jordan", () => {
  const open = [["08:00", "16:00"]] as const;
  const days = [open, open, open, open, [], [], open];
  for (const language of ["ar", "ar-JO", "he"])
    expect(hoursText({ days, closures: [] }, { language }), language).toHaveLength(1);
  expect(hoursText({ days, closures: [] }, { language: "ar-JO" })[0]?.[0]).toBe("الأحد–الخميس");
  expect(hoursText({ days, closures: [] }, { language: "en-GB" })[0]?.[0]).toBe(
    "Monday to Thursday",
  );
  expect(hoursText({ days, closures: [] }, { language: "en-US" })[0]?.[0]).toBe(
    "Sunday to Thursday",
  );
  expect(weekOf("de")).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekOf("fa")).toEqual([5, 6, 0, 1, 2, 3, 4]);
});

test.each([
  ["de", "23. Dezember 2026 – 4. Januar 2027", "24.–26. Dezember 2026"],
  ["en-GB", "23 December 2026 – 4 January 2027", "24–26 December 2026"],
  ["es", "23 de diciembre de 2026 – 4 de enero de 2027", "24–26 de diciembre de 2026"],
])("a range in %s has the spaces of its dates", (language, long, short) => {
  const closed = [
    { from: "2026-12-23", to: "2027-01-04" },
    { from: "2026-12-24", to: "2026-12-26" },
  ];
  const lines = hoursText({ days: Array(7).fill([]), closures: closed }, { language });
  expect(lines.map(([days]) => days)).toEqual([long, short]);
});
