import { catalogue } from "@daylit/pictures/catalogue.ts";
import { expect, test } from "vitest";
import { pictureUses } from "./picture-use.server.ts";

const uses = pictureUses();

test("every picture is on a page of ours", () => {
  const unused = catalogue.filter(({ id }) => uses.get(id)?.length === 0).map(({ id }) => id);
  expect(unused).toEqual([]);
});

test("a page is named once for each picture that it shows", () => {
  expect(uses.get("hero-day")).toContainEqual({ name: "Our landing page", path: "/" });
  for (const [id, pages] of uses) {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size, id).toBe(paths.length);
  }
});
