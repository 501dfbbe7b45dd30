import { readFileSync } from "node:fs";
import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { expect, test } from "vitest";
import { componentFile } from "./component-file.ts";
import { registrySource } from "./registry-source.ts";
import { sharedTypes } from "./shared-types.ts";
import { blockNames } from "./styles/stylesheets.ts";
import { typesOf } from "./types.ts";

test("the ground that a definition names is the one that its component takes", () => {
  for (const name of blockNames) {
    const { tone } = definitionOf(name).fields;
    const [, taken] =
      /\btone(?: = | \?\? )"(\w+)"/.exec(readFileSync(componentFile(name), "utf8")) ?? [];
    if (tone?.kind === "choice") expect(tone.otherwise, name).toBe(taken ?? "plain");
    else expect(taken, name).toBeUndefined();
  }
});

test("a list of one length says so, and its type and its words agree", () => {
  const types = typesOf("compare-table");
  expect(types).toContain("Exactly 3.");
  expect(types).toContain("Three things side by side");
  expect(types).toMatch(/labels: readonly \[(ReactNode(, )?){4}\]/);
  for (const name of blockNames) expect(typesOf(name), name).not.toMatch(/\b(\d+) to \1\b/);
});

test("words of a registry item take elements, and attributes have their letters", () => {
  const table = registrySource("compare-table");
  expect(table).toContain("heading: ReactNode;");
  expect(table).toContain("aria-label={lettersOf(rest.heading)}");
  for (const name of blockNames)
    expect(registrySource(name), name).not.toMatch(/(?<!address)\.join\(" · "\)|keyof typeof/);
});

test("a footer says what it shows of the firm and that the rest is left out", () => {
  expect(typesOf("footer-columns")).toMatch(
    /Of the firm name, .*hours.* are shown\. Only its name/,
  );
});

test("the words about a theme name every typeface", () => {
  const source = readFileSync(new URL("../src/types.ts", import.meta.url), "utf8");
  const [, faces = ""] = /type Typeface =([\s\S]*?);/.exec(source) ?? [];
  const words = sharedTypes()
    .flatMap(({ members }) => members)
    .find(({ name, type }) => name === "type" && type.includes("Typeface"))?.words;
  for (const [, face] of faces.matchAll(/"([\w-]+)"/g)) expect(words).toContain(`\`${face}\``);
});

test("the fields of every shared type are read, each with words", () => {
  const source = readFileSync(new URL("../src/types.ts", import.meta.url), "utf8");
  for (const { name, members, words } of sharedTypes()) {
    expect(words, name).not.toBe("");
    const [, body = ""] =
      new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
    const declared = [...body.matchAll(/^ {2}"?([\w-]+)"?\??:/gm)].map(([, field]) => field);
    const read = members.map((member) => member.name).filter((field) => !field.includes("."));
    expect(read, name).toEqual(declared);
    for (const member of members)
      if (!/^(data-|.*\.)/.test(member.name) && member.type !== "object")
        expect(member.words, `${name}.${member.name}`).not.toBe("");
  }
});
