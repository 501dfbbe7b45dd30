import { softPictures } from "@daylit/pictures/soft-pictures.ts";
import { expect, test } from "vitest";
import { cataloguePages } from "./catalogue.ts";
import { render } from "./render.tsx";

/** Shown larger than they should be until they are rendered again, as large as their place. */
const waiting = new Set([
  ...["person-photographer-ada", "person-client-moira", "person-letterer-senga"],
  ...["person-seamstress-halima", "person-pianist-arthur", "person-developer-piotr"],
  ...["person-trio-friday", "medi-weekly-tray"],
]);

test("no picture of a layout is shown larger than its file", () => {
  const looked = cataloguePages.map((page) => softPictures(render(page)));
  const soft = looked.flatMap((page) => page.soft);
  const ids = soft.map((line) => /pictures\/([\w-]+?)-\d+\./.exec(line)?.[1] ?? line);
  expect(new Set(ids)).toEqual(waiting);
  expect(looked.reduce((sum, { seen }) => sum + seen, 0)).toBeGreaterThan(800);
});
