import { softPictures } from "@daylit/pictures/soft-pictures.ts";
import { expect, test } from "vitest";
import { render } from "../render/render.tsx";
import { cataloguePages } from "./catalogue.ts";

test("no picture of a layout is shown larger than its file", () => {
  const looked = cataloguePages.map((page) => ({ id: page.id, ...softPictures(render(page)) }));
  expect(looked.flatMap(({ id, soft }) => soft.map((line) => `${id}, ${line}`))).toEqual([]);
  // Files that were looked at; a vector picture has none.
  expect(looked.reduce((sum, { seen }) => sum + seen, 0)).toBeGreaterThan(700);
});
