import "../../render/pictures/all-drawings.server.ts";
import { upscaledPictures } from "@daylit/pictures/upscaled/upscaled-pictures.ts";
import { expect, test } from "vitest";
import { render } from "../../render/render.tsx";
import { cataloguePages } from "../catalogue.ts";

test("no picture of a layout is shown larger than its file", () => {
  const looked = cataloguePages.map((page) => ({ id: page.id, ...upscaledPictures(render(page)) }));
  expect(looked.flatMap(({ id, upscaled }) => upscaled.map((line) => `${id}, ${line}`))).toEqual(
    [],
  );
  // Files that were looked at; a vector picture has none.
  expect(looked.reduce((sum, { seen }) => sum + seen, 0)).toBeGreaterThan(700);
});
