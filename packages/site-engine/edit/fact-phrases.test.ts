import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueFor } from "../document/text/references.ts";
import { referenceFinder } from "./fact-phrases.ts";

const old = {
  name: "Cloth Court Chambers",
  strapline: "Solicitors in Leeds",
  phone: "0113 496 0187",
  email: "desk@clothcourt.example",
  address: ["Cloth Court Chambers", "3 Cloth Court", "Leeds LS1 9ZZ"],
  hours: [
    ["Monday to Thursday", "9:00–17:30"],
    ["Friday", "9:00–13:00"],
  ],
} as const;

const next = {
  ...old,
  name: "Hale & Daughters",
  phone: "+49 40 1234567",
  email: "post@hale.de",
  address: ["Elbchaussee 12", "22765 Hamburg"],
  hours: [
    ["Monday to Friday", "8:00–16:00"],
    ["Saturday", "by appointment"],
  ],
} as const;

/** A layout's sentence with the facts of another business. */
const writer = (from: Business, to: Business) => (text: string) => {
  const said = referenceFinder(from)(text);
  return said ? valueFor(said, to) : text;
};

describe("sentences follow the facts", () => {
  const write = writer(old, next);
  test.each([
    ["Ring 0113 496 0187.", "Ring +49 40 1234567."],
    ["Ring 0113\u00a0496\u00a00187 or 01134960187", "Ring +49 40 1234567 or +49 40 1234567"],
    ["Write to desk@clothcourt.example.", "Write to post@hale.de."],
    ["Cloth Court Chambers’ clerks", "Hale & Daughters’ clerks"],
    ["At 3 Cloth Court, Leeds LS1 9ZZ, upstairs", "At Elbchaussee 12, 22765 Hamburg, upstairs"],
    ["3 Cloth Court, Leeds", "Elbchaussee 12, Hamburg"],
    ["Come to Cloth Court after six", "Come to Elbchaussee after six"],
    ["The best advice in Leeds", "The best advice in Hamburg"],
    ["Open Friday, 9:00 to 13:00", "Open Saturday by appointment"],
    [
      "We open monday to Thursday 9:00–17:30, Friday 9:00–13:00.",
      "We open monday to Friday 8:00–16:00, Saturday by appointment.",
    ],
    ["A number like 70113 496 01875 stays", "A number like 70113 496 01875 stays"],
    ["www.desk@clothcourt.example.org", "www.desk@clothcourt.example.org"],
    ["In Leedsworth", "In Leedsworth"],
  ])("%s", (before, after) => expect(write(before)).toBe(after));

  test("a street in a name that stays, stays", () => {
    const moved = writer(old, { ...old, address: ["1 High Road", "York YO1 1AA"] });
    expect(moved("Cloth Court Chambers, at Cloth Court in Leeds")).toBe(
      "Cloth Court Chambers, at High Road in York",
    );
  });

  test("half a telephone number, an e-mail address that is none and an empty address are not written", () => {
    const half = writer(old, { ...old, phone: "011", email: "ann@", address: [], hours: [] });
    const text = "0113 496 0187, desk@clothcourt.example, 3 Cloth Court, Friday 9:00–13:00";
    expect(half(text)).toBe(text);
  });
});

test("a fact of any length is no fault", () => {
  const long = { ...old, hours: [["!", "Zo\u{1f600} ".repeat(9000)]] as const };
  expect(writer(long, next)("Ring us.")).toBe("Ring us.");
});

describe("by chance", () => {
  const word = fc.string({ maxLength: 30 });
  const business = fc.record({
    ...{ name: word, strapline: word, phone: word, email: word },
    address: fc.array(word, { maxLength: 4 }),
    hours: fc.array(fc.tuple(word, word), { maxLength: 3 }),
  });
  test("no facts break the writer, and the same facts change nothing", () => {
    fc.assert(
      fc.property(business, business, word, (a, b, text) => {
        expect(typeof writer(a, b)(text)).toBe("string");
        const around = cleanText(
          `${a.name} ${a.phone} ${a.email} ${a.address.join(", ")} ${text}`,
          true,
        );
        expect(writer(a, a)(around)).toBe(around);
      }),
    );
  });
});
