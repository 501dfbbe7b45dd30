import { expect, test } from "vitest";
import { counterAddress } from "./FoundFields.tsx";
import { hoursText } from "./hours-text.ts";

const week = [
  ...Array(5).fill([
    ["09:00", "12:30"],
    ["14:00", "18:00"],
  ]),
  [["10:00", "13:00"]],
  [],
];
const closures = [{ from: "2026-12-24", to: "2026-12-26" }];

test("days with the same hours are one line, in the language of the site", () => {
  expect(hoursText({ days: week, closures }, "en-GB")).toEqual([
    ["Monday to Friday", "09:00–12:30, 14:00–18:00"],
    ["Saturday", "10:00–13:00"],
    ["24–26 December 2026", "Closed"],
  ]);
  const german = hoursText(
    { days: week, closures: [{ ...closures[0], words: "Weihnachten" } as never] },
    "de-CH",
  );
  expect(german[0]).toEqual(["Montag bis Freitag", "09:00–12:30, 14:00–18:00"]);
  expect(german[2]?.[1]).toBe("Geschlossen (Weihnachten)");
  expect(hoursText({ days: week, closures: [] }, "ar")[1]?.[0]).toBe("السبت");
  expect(
    hoursText(
      { days: [[["09:00", "17:00"]], [["09:00", "17:00"]], [], [], [], [], []], closures: [] },
      "pl",
    )[0]?.[0],
  ).toBe("Poniedziałek, Wtorek");
});

test("a counter is known by its code, its host or its address", () => {
  const known = "https://zoe.goatcounter.com/count";
  for (const text of ["zoe", "zoe.goatcounter.com", known, "https://zoe.goatcounter.com/"])
    expect(counterAddress(text), text).toBe(known);
  expect(counterAddress("stats.zoe.example")).toBe("https://stats.zoe.example/count");
  expect(counterAddress("no address")).toBeUndefined();
});
