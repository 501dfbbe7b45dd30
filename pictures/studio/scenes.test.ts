import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { subjectList } from "@daylit/pictures/catalogue/subject-list.ts";
import { expect, test } from "vitest";
import { readManifest } from "./manifest.ts";
import { drawings } from "./svg-generator/scenes/index.ts";

test("the library has encoded every subject that was rendered", () => {
  const manifest = readManifest();
  const rendered = subjectList.filter(({ id }) => manifest[id]);
  expect(catalogue.map(({ id }) => id)).toEqual(rendered.map(({ id }) => id));
});

test("every subject has a scene that composes it", () => {
  const folder = join(import.meta.dirname, "scenes");
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const scenes = new Set([...code.matchAll(/^def (\w+)\(/gm)].map(([, name]) => name));
  const missing = subjectList.filter(
    ({ id }) => !scenes.has(id.replaceAll("-", "_")) && !drawings.has(id),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
});
