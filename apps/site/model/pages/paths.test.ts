import { expect, test } from "vitest";
import { stylesheetKinds } from "../../content/stylesheet.ts";
import { pages } from "../pages.ts";
import { paths } from "./paths.ts";

test("the specification's routes are all there", () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      ..."/ /layouts /documentation /projects /packages /guides /stylesheet".split(" "),
      "/layouts/art-and-design",
      "/layouts/wedding",
      "/layouts/arch/arch-0001",
      "/layouts/food/food-0001",
      "/guides/preparing-assets-for-your-project",
      "/guides/brand-color-structure",
      "/guides/save-the-website-as-webapp",
      "/stylesheet/subHead",
      "/stylesheet/visibility",
    ]),
  );
  expect(paths.filter((path) => /^\/layouts\/[^/]+$/.test(path))).toHaveLength(20);
  expect(paths.filter((path) => /^\/layouts\/[^/]+\//.test(path))).toHaveLength(18 * 5 + 2);
  const parts = paths.filter((path) => path.startsWith("/stylesheet/"));
  expect(parts).toHaveLength(19 + stylesheetKinds.length + 1);
});

test("every title is its page's own, and is shown whole where results are listed", () => {
  const titles = pages.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
});

test("descriptions are unique and of a good length", () => {
  const keepers = pages.filter(({ path, canonical }) => path === canonical);
  const descriptions = keepers.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) {
    expect(text.length, text).toBeGreaterThanOrEqual(50);
    expect(text.length, text).toBeLessThanOrEqual(160);
  }
});

test("only /guides shares its content with another address", () => {
  expect(pages.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path)).toEqual(
    ["/guides"],
  );
});
