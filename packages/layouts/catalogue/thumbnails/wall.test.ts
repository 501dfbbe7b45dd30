import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogueRecord } from "../view-models.ts";
import { onTheWall, wall } from "./wall.ts";

test("the wall shows the first layout of every trade, in the catalogue's order", () => {
  const files = readdirSync(join(import.meta.dirname, "../../generated/thumbnails"));
  const first = catalogueRecord().map(({ layouts }) => `${layouts[0]?.id}.avif`);
  expect(onTheWall(files)).toEqual(first);
  expect(first).toHaveLength(wall.columns * wall.rows);
});
