import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import { pictureUses } from "./picture-use.server.ts";

const uses = pictureUses();

test("every picture is on a page of ours, or its place is written down", () => {
  const needs = readFileSync(join(import.meta.dirname, "../../../../../pictures/needs.md"), "utf8");
  const waiting = new Set([...needs.matchAll(/`([\w-]+)`/g)].map(([, id]) => id));
  const unused = catalogue.filter(({ id }) => uses.get(id)?.length === 0 && !waiting.has(id));
  expect(unused.map(({ id }) => id)).toEqual([]);
});

test("a page is named once for each picture that it shows", () => {
  expect(uses.get("hero-day")).toContainEqual({ name: "Our landing page", path: "/" });
  for (const [id, pages] of uses) {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size, id).toBe(paths.length);
  }
});
