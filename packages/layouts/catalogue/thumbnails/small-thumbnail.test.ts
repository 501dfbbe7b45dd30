import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cataloguePages } from "../catalogue.ts";
import { smallThumbnailFile, smallThumbnails } from "./small-thumbnail.ts";

test("every layout has a small thumbnail, made from its large one as it is now", () => {
  const files = cataloguePages.map(({ id }) => join(smallThumbnails, smallThumbnailFile(id)));
  expect(
    files.filter((file) => !existsSync(file)),
    "run npm run refresh",
  ).toEqual([]);
  expect(Math.max(...files.map((file) => statSync(file).size))).toBeLessThan(2_500);
});
