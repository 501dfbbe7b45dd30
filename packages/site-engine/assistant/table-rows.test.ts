import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Values } from "./asked.ts";
import { fitList } from "./fit.ts";
import { entriesOf } from "./table-rows.ts";

const fieldOf = (
  block: Parameters<typeof definitionOf>[0],
  name: string,
): Extract<Field, { kind: "items" }> => {
  const field = definitionOf(block).fields[name];
  if (field?.kind !== "items") throw new Error(`${block} has no list ${name}`);
  return field;
};

const groups = fieldOf("prices-list", "groups");
const prices = (groups.fields.lines as typeof groups).fields;
const people = fieldOf("team-portraits", "people").fields;
const slots = (fieldOf("schedule-lineup", "days").fields.slots as typeof groups).fields;
const questions = fieldOf("questions-accordion", "questions").fields;

type Case = readonly [
  name: string,
  pasted: string,
  fields: FieldSet,
  ...rows: readonly (readonly string[])[],
];

/** Rows as name, text, price and the like; a row of one text is a heading. */
const cases: readonly Case[] = [
  [
    "a German spreadsheet",
    "Leistung\tDauer\tPreis\nHaarschnitt\t30 min\t28 €\nFarbe\t90 min\t75,50 €",
    prices,
    ["Haarschnitt", "30 min", "28 €"],
    ["Farbe", "90 min", "75,50 €"],
  ],
  [
    "a spreadsheet without heads and signs",
    "Cut\t28\nColour\t75.50",
    prices,
    ["Cut", "", "28"],
    ["Colour", "", "75.50"],
  ],
  [
    "cells with line breaks",
    '"Cut\nand finish"\t£42\nColour\t£75',
    prices,
    ["Cut and finish", "", "£42"],
    ["Colour", "", "£75"],
  ],
  [
    "a PDF with dots and headings",
    "CUTS\nWet cut ........ £28\nCut and finish ........ £42.50\nwith a head massage\nCOLOUR\nFull head £75",
    prices,
    ["CUTS"],
    ["Wet cut", "", "£28"],
    ["Cut and finish", "with a head massage", "£42.50"],
    ["COLOUR"],
    ["Full head", "", "£75"],
  ],
  [
    "a chat",
    "[12.03.26, 14:02] Resi: Honig 500 g - 7,50 €\n[12.03.26, 14:03] Resi: Wachs (Block) 4€",
    prices,
    ["Honig 500 g", "", "7,50 €"],
    ["Wachs", "Block", "4€"],
  ],
  [
    "a list in Markdown",
    "- **Tuning** – one visit, pitch checked – £85\n- **Pitch raise** – £120 per hour",
    prices,
    ["Tuning", "one visit, pitch checked", "£85"],
    ["Pitch raise", "", "£120 per hour"],
  ],
  [
    "a message with prices inside its lines",
    "Hi Rosa, here they are:\n- Tuning (upright) – £75\n- Tuning (grand): £95\n• Pitch raise from £120, two visits\nKey recovering £12 each\n\nTravel beyond 20 miles 45p a mile",
    prices,
    ["Hi Rosa, here they are"],
    ["Tuning", "upright", "£75"],
    ["Tuning", "grand", "£95"],
    ["Pitch raise", "two visits", "from £120"],
    ["Key recovering", "", "£12 each"],
    ["Travel beyond 20 miles", "", "45p a mile"],
  ],
  [
    "a spreadsheet of groups, copied with their headings",
    "TUNING\nUpright\t£75\n\nREPAIRS\nKeys\tper key\t£12\n\nExtras:\nTravel, per mile  45p\nHarpsichord  on request",
    prices,
    ["TUNING"],
    ["Upright", "", "£75"],
    ["REPAIRS"],
    ["Keys", "per key", "£12"],
    ["Extras"],
    ["Travel, per mile", "", "45p"],
    ["Harpsichord", "", "on request"],
  ],
  [
    "a table in Markdown",
    "| Service | Price | Note |\n|---|---|---|\n| Tuning | £85 | one visit |\n| Repair | from £40 | |",
    prices,
    ["Tuning", "one visit", "£85"],
    ["Repair", "", "from £40"],
  ],
  [
    "a price on a line of its own",
    "Massage\n60 min\n55 €\nKrankengymnastik\n45 €",
    prices,
    ["Massage", "60 min", "55 €"],
    ["Krankengymnastik", "", "45 €"],
  ],
  [
    "a table from a PDF, column by column",
    "Open fire\nStove\nBird’s nest\n\n£55\n£65.50\nfrom £80",
    prices,
    ["Open fire", "", "£55"],
    ["Stove", "", "£65.50"],
    ["Bird’s nest", "", "from £80"],
  ],
  [
    "Arabic",
    "خبز عربي: 0.50 JOD\nكعك 1.25 JOD",
    prices,
    ["خبز عربي", "", "0.50 JOD"],
    ["كعك", "", "1.25 JOD"],
  ],
  [
    "a team",
    "Ann Lee – piano technician – tuned for the Proms\nBo Ray, apprentice",
    people,
    ["Ann Lee", "piano technician", "tuned for the Proms"],
    ["Bo Ray", "apprentice", ""],
  ],
  [
    "a timetable",
    "Monday\n9:00 Yoga flow, Anna\n18:30–19:30 Pilates (Room 2)\nTuesday:\n7 pm Meditation",
    slots,
    ["Monday"],
    ["9:00", "Yoga flow, Anna", ""],
    ["18:30–19:30", "Pilates", "Room 2"],
    ["Tuesday"],
    ["7 pm", "Meditation", ""],
  ],
  [
    "questions",
    "How long does a tuning take?\nAbout ninety minutes.\nDo you travel? Yes, within twenty miles.\nQ: Can I pay by card?\nA: Yes.",
    questions,
    ["How long does a tuning take?", "About ninety minutes."],
    ["Do you travel?", "Yes, within twenty miles."],
    ["Can I pay by card?", "Yes."],
  ],
];

for (const [name, pasted, fields, ...rows] of cases)
  test(`a pasted list becomes rows: ${name}`, () => {
    const names = Object.entries(fields)
      .flatMap(([key, each]) => ("hard" in each ? [key] : []))
      .slice(0, 3);
    const found = entriesOf(pasted, fields).flatMap(({ heading, entries }) => [
      ...(heading ? [[heading]] : []),
      ...entries.map((entry) => names.map((key) => entry[key] ?? "")),
    ]);
    expect(found).toEqual(rows);
  });

test("rows take the place of a list: nothing of the old entries stays but their pictures", () => {
  const field = fieldOf("team-portraits", "people");
  const { example } = definitionOf("team-portraits") as unknown as {
    example: { people: Values[] };
  };
  const { value } = fitList(
    field,
    "Ann Lee, tuner\nBo Ray, apprentice\nCy Poe, carrier",
    example.people,
    example.people,
  );
  expect(value).toEqual([
    { picture: "person-architect-nadia", name: "Ann Lee", role: "tuner", text: "" },
    { picture: "person-carpenter-tom", name: "Bo Ray", role: "apprentice", text: "" },
    { picture: "person-carpenter-tom", name: "Cy Poe", role: "carrier", text: "" },
  ]);
});

test("rows beyond the last that fits are named", () => {
  const pasted = Array.from({ length: 12 }, (_, at) => `Loaf ${at + 1} £${at + 1}`).join("\n");
  const { value, leftOut } = fitList(groups, pasted, [], definitionOf("prices-list").example);
  expect((value as { lines: unknown[] }[])[0]?.lines).toHaveLength(10);
  expect(leftOut.map(({ text }) => text)).toEqual(["Loaf 11\n£11", "Loaf 12\n£12"]);
});

test("whatever is pasted, nothing throws, and no letter is in it twice", () => {
  const line = fc.oneof(
    fc.lorem({ maxCount: 6 }),
    fc.constantFrom(
      "Bread £4",
      "a\tb\t3 €",
      "x | y",
      "Why?",
      "- one: two",
      "9:00 Yoga",
      "**Bold** – 5 €",
    ),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  );
  const letters = (text: string) => [...text.replaceAll(/[^\p{L}]/gu, "")].sort().join("");
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const pasted = lines.join("\n");
      for (const fields of [prices, people, slots]) {
        const found = entriesOf(pasted, fields).flatMap(({ heading = "", entries }) => [
          heading,
          ...entries.flatMap((entry) => Object.values(entry)),
        ]);
        expect(letters(found.join("")).length).toBeLessThanOrEqual(letters(pasted).length);
      }
    }),
    { numRuns: 150 },
  );
});
