import { type BlockName, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue.ts";
import { isLent, readValue } from "@daylit/sites";
import { projectFrom } from "@daylit/sites/from-layout.ts";
import { expect, test } from "vitest";
import { withFacts } from "./facts.ts";
import { surprised } from "./look.ts";
import { addPage, movePage, removePage } from "./pages.ts";
import { addSection, copySection, moveSection, removeSection, standsInBody } from "./sections.ts";

const [first] = cataloguePages;
if (!first) throw new Error("no layouts");
const project = projectFrom(first);
const wrong = (value: unknown) => readValue(JSON.parse(JSON.stringify(value))).problems;

test("a new name, telephone, address and hours are said wherever the old ones were", () => {
  const { business } = project;
  const next = withFacts(project, {
    name: "Fern & Crumb",
    phone: "0113 496 0000",
    email: "hello@fern.example",
    address: ["1 New Street", "Leeds"],
  });
  const text = JSON.stringify(next);
  expect(wrong(next)).toBeUndefined();
  for (const old of [business.name, business.email]) expect(text).not.toContain(old);
  expect(next.pages[0]?.title).toContain("Fern & Crumb");
  // A sentence of ours with another name in it is still ours.
  expect(isLent(next, next.pages[0]?.title ?? "")).toBe(true);
  expect(isLent(next, next.business.name)).toBe(false);
});

test("a name that is emptied letter by letter takes nothing else with it", () => {
  const empty = withFacts(project, { name: "" });
  expect(empty.pages).toEqual(project.pages);
  expect(empty.business.name).toBe("");
});

test("every section there is can be added, moved, copied and removed", () => {
  for (const block of (Object.keys(definitions) as BlockName[]).filter(standsInBody)) {
    const added = addSection(project, 0, 1, block);
    expect(wrong(added), block).toBeUndefined();
    expect(wrong(copySection(added, 0, 1)), block).toBeUndefined();
    expect(wrong(moveSection(added, 0, 1, 2)), block).toBeUndefined();
    expect(removeSection(added, 0, 1).pages).toEqual(project.pages);
  }
});

test("the opening of a page stays where it is", () => {
  expect(removeSection(project, 0, 0)).toBe(project);
  expect(moveSection(project, 0, 0, 1)).toBe(project);
  expect(moveSection(project, 0, 1, 0)).toBe(project);
  expect(copySection(project, 0, 0)).toBe(project);
});

test("pages get addresses of their own, whatever they are called", () => {
  const names = ["Contact", "Contact", "Über uns", "日本", "index", "con", "404", "a".repeat(300)];
  const many = names.reduce(addPage, project);
  expect(wrong(many)).toBeUndefined();
  expect(many.pages.at(-1)?.path).toBe("/contact");
  expect(removePage(many, 0)).toBe(many);
  expect(wrong(movePage(many, 1, 1))).toBeUndefined();
});

test("every look by chance is one that can be read", () => {
  let seed = 1;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round++)
    expect(wrong(surprised(project, chance))).toBeUndefined();
});
