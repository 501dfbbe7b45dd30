import { expect, test } from "vitest";
import {
  acceptDesk,
  type Desk,
  emptyDesk,
  hexColour,
} from "../../../workspace/store/record/desk.ts";
import type { Facts } from "../../../workspace/store/record/desk-file.ts";
import { emptyPlan, examplePlan } from "../../../workspace/store/record/plan.ts";
import { deskBrief } from "./brief.ts";
import { type CheckedFile, checklist, ready } from "./checklist.ts";
import { blurred, judge, weight, worst } from "./judge.ts";
import { countWords, textState, textTarget, textWords } from "./words.ts";

const facts: Facts = {
  format: "png",
  bytes: 900_000,
  width: 2880,
  height: 1600,
  scales: false,
  transparent: 0.5,
  sharpness: blurred * 4,
  seen: { light: 1, dark: 1 },
  boxed: false,
};

const levels = (changed: Partial<Facts>, use: Parameters<typeof judge>[1] = "logo") =>
  Object.fromEntries(
    judge({ ...facts, ...changed }, use).map(({ about, level }) => [about, level]),
  );

test("a good file is good in every respect", () => {
  expect(worst(judge(facts, "wide"))).toBe("good");
  expect(worst(judge(facts, "logo"))).toBe("good");
});

test("each weakness is named", () => {
  expect(levels({ width: 1439 }, "wide").Size).toBe("bad");
  expect(levels({ width: 1440 }, "wide").Size).toBe("look");
  expect(levels({ width: 2880 }, "wide").Size).toBe("good");
  expect(levels({ width: 24, scales: true }).Size).toBe("good");
  expect(levels({ sharpness: blurred / 2 }, "half").Sharpness).toBe("look");
  expect(levels({ bytes: 20_000 }, "wide").Weight).toBe("look");
  expect(levels({ bytes: 20_000_000 }, "wide").Weight).toBe("look");
  expect(levels({ format: "svg", bytes: 400_000, scales: true }).Weight).toBe("look");
  expect(levels({ format: "gif" }, "wide").Format).toBe("look");
  expect(levels({ transparent: 0, boxed: true }).Transparency).toBe("bad");
  expect(levels({ transparent: 0 }).Transparency).toBe("look");
  expect(levels({ seen: { light: 0.1, dark: 0.5 } })).toMatchObject({
    "On light": "bad",
    "On dark": "look",
  });
  expect(levels({}, "wide")).not.toHaveProperty("Transparency");
});

test("weights are written as people say them", () => {
  expect([weight(900), weight(4200), weight(2_340_000)]).toEqual(["900 bytes", "4 kB", "2.3 MB"]);
});

test("words are counted as people count them", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("  — … ")).toBe(0);
  expect(countWords("Mum’s well-known cake, 3.50 each; e-mail us@shop.example")).toBe(7);
  expect(countWords("Grüße aus Köln")).toBe(3);
  expect(textState("word ".repeat(textTarget.fewest - 1))).toBe("short");
  expect(textState("word ".repeat(textTarget.fewest))).toBe("right");
  expect(textState("word ".repeat(textTarget.most))).toBe("right");
  expect(textState("word ".repeat(textTarget.most + 1))).toBe("long");
  expect(textWords("one")).toBe("1 word: room for 39 more.");
});

test("hex colours are taken with or without sign, anything else is not", () => {
  expect([hexColour("E2551F"), hexColour(" #abc ")]).toEqual(["#e2551f", "#aabbcc"]);
  for (const wrong of ["", "red", "#12345", "#ggg", "#e2551f;"])
    expect(hexColour(wrong)).toBeUndefined();
});

const full: Desk = {
  ...emptyDesk,
  brief: { what: "Bread", who: "The street", next: "Come by", like: "" },
  colour: "#e2551f",
  noStyles: true,
  texts: Object.fromEntries([2, 3, 4, 6, 7].map((id) => [id, "word ".repeat(50)])),
};
const good: CheckedFile[] = [
  { name: "logo.svg", use: "logo", alt: "", findings: [] },
  { name: "shop.jpg", use: "wide", alt: "The shop at dawn", findings: [] },
];

test("an empty desk misses everything, a full one nothing", () => {
  const nothing = checklist(emptyDesk, emptyPlan, []);
  expect(nothing.map(({ state }) => state)).toEqual(Array(6).fill("missing"));
  expect(ready(nothing)).toBe(0);
  const all = checklist(full, examplePlan, good);
  expect(all.map(({ state }) => state)).toEqual(Array(6).fill("ready"));
});

test("the checklist knows what is missing", () => {
  const state = (desk: Desk, plan = examplePlan, files = good) =>
    Object.fromEntries(
      checklist(desk, plan, files).map(({ about, state: is, text }) => [about, `${is}: ${text}`]),
    );
  expect(state({ ...full, brief: { ...full.brief, who: " " } }).Brief).toBe("missing: For whom?");
  expect(state({ ...full, colour: "orange" })["Colour palette"]).toMatch(/^look/);
  expect(state({ ...full, texts: { 2: "word ".repeat(50) } })["Base write-up"]).toBe(
    "missing: 1 of 5 sections have words.",
  );
  expect(state({ ...full, texts: { ...full.texts, 2: "short" } })["Base write-up"]).toMatch(
    /^look: All written; 1 /,
  );
  expect(state(full, examplePlan, good.slice(0, 1)).Images).toMatch(/^missing/);
  expect(
    state(full, { ...examplePlan, photos: [{ id: 9, library: "x", note: "" }] }, []).Images,
  ).toMatch(/^ready: None of your own; 1/);
  expect(
    state(
      full,
      examplePlan,
      good.map((file) => ({ ...file, alt: "" })),
    ).Images,
  ).toMatch(/^missing: 1 of 1/);
  const weak = { about: "On dark", level: "bad", text: "" } as const;
  expect(
    state(full, examplePlan, [{ ...(good[0] as CheckedFile), findings: [weak] }]).Logo,
  ).toMatch(/^look/);
});

test("a stored desk comes back, a hostile one is cut to size", () => {
  expect(acceptDesk(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(acceptDesk("x")).toBeUndefined();
  const odd = acceptDesk({
    brief: 4,
    texts: { __proto__: "a", x: "b", 3: 4, 5: "c" },
    noStyles: "yes",
  });
  expect(odd).toEqual({ ...emptyDesk, texts: { 3: "", 5: "c" } });
});

test("the brief says everything, and typed words stay words", () => {
  const desk = { ...full, texts: { ...full.texts, 2: "# Not a heading\n<b>x</b>" } };
  const files = good.map((file) => ({ ...file, path: `x/${file.name}` }));
  const plan = { ...examplePlan, project: "Bakery" };
  const entries = checklist(desk, plan, good);
  const text = deskBrief({ desk, plan, files, entries, layout: "food-0001-2" });
  expect(text).toContain("# Assets for Bakery");
  expect(text).toContain("- [x] Brief: Three answers, thank you.");
  expect(text).toMatch(/FOOD 0001, variation 2: http.*\/food\/food-0001\\#variation-2/);
  expect(text).toContain("### Home, 1. Opening");
  expect(text).toContain("\\# Not a heading\n\\<b\\>x\\</b\\>");
  expect(text).toContain("- `x/shop.jpg` (Across the whole page): The shop at dawn");
  expect(deskBrief({ desk: emptyDesk, plan: emptyPlan, files: [], entries: [] })).toContain(
    "No sections are planned.",
  );
});
