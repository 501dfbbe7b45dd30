import { readKit, readParts } from "daylit/internal/tools/reference/reference.ts";
import { classEntries, propertyEntries } from "daylit/internal/tools/reference/style-data.ts";
import { expect, test } from "vitest";
import { readVocabulary } from "./vocabulary.server.ts";

const parts = [...readParts(), ...readKit()];
const { groups, tokens, own, attributes, renames } = readVocabulary();

test("the page has every class and every property once", () => {
  const classes = groups.flatMap(({ parts }) => parts.flatMap(({ classes }) => classes));
  expect(classes.sort()).toEqual([...new Set(classEntries(parts).map(({ name }) => name))].sort());
  const properties = [...tokens, ...own].map(({ name }) => name);
  expect(properties.sort()).toEqual(
    propertyEntries(parts)
      .map(({ name }) => name)
      .sort(),
  );
});

test("colours of status are among the tokens", () => {
  const names = tokens.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["--danger", "--success", "--warning"]));
});

test("attributes have the values that have a look", () => {
  expect(attributes).toContainEqual({ name: "data-theme", values: ["dark", "light"] });
  expect(attributes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["aria-busy", "aria-current", "aria-sort", "data-brand", "popover"]),
  );
});

test("names before 0.4 lead to those of today", () => {
  expect(renames).toEqual(
    expect.arrayContaining([
      { from: ".subHead", to: ".subhead" },
      { from: ".gap-3x", to: ".gap-xl" },
    ]),
  );
});
