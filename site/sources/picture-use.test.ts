import { catalogue } from "@daylit/pictures/catalogue.ts";
import { expect, test } from "vitest";
import { pictureUses } from "./picture-use.server.ts";
import { spare } from "./spare-pictures.ts";

const uses = pictureUses();

test("every picture is on a page of ours, or kept for visitors by name", () => {
  const unused = catalogue.filter(({ id }) => uses.get(id)?.length === 0).map(({ id }) => id);
  expect(unused.filter((id) => !spare.includes(id))).toEqual([]);
});

test("what is kept for visitors is in the library", () => {
  const ids: readonly string[] = catalogue.map(({ id }) => id);
  expect(spare.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a page is named once for each picture that it shows", () => {
  expect(uses.get("hero-day")).toContainEqual({ name: "Our landing page", path: "/" });
  for (const [id, pages] of uses) {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size, id).toBe(paths.length);
  }
});
