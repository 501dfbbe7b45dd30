import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { hydrate } from "../support/network/hydration.ts";

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await hydrate(page);
};

const frames = (page: Page) => page.locator(".compare-window > iframe");

test("favourites are kept, and lead from the catalogue and the project to the comparison", async ({
  page,
}) => {
  await open(page, "/layouts/wedding");
  for (const name of ["WEDD 0002", "WEDD 0004"])
    await page.getByRole("button", { name: `Favourite: ${name}` }).click();
  await open(page, "/layouts/food/food-0001#variation-3");
  await page.getByRole("button", { name: "Favourite: FOOD 0001, variation 3" }).click();
  await page.goto("/layouts");
  const favourites = page.getByRole("region", { name: "Your favourites" });
  await expect(favourites.getByRole("listitem")).toHaveCount(3);

  await open(page, "/your-project");
  const kept = page.getByRole("region", { name: "Favourite layouts" });
  await expect(kept.getByRole("link", { name: "FOOD 0001, variation 3" })).toHaveAttribute(
    "href",
    "/layouts/food/food-0001#variation-3",
  );
  await kept.getByRole("link", { name: "Compare at phone width" }).click();
  await expect(frames(page)).toHaveCount(3);
  await expect(page).toHaveURL(/show=food-0001-3&show=wedd-0004&show=wedd-0002$/);

  await open(page, "/layouts/wedding");
  const marked = page.getByRole("button", { name: "Favourite: WEDD 0002" });
  await expect(marked).toHaveAttribute("aria-pressed", "true");
  await marked.click();
  await page.goto("/layouts");
  await expect(favourites.getByRole("listitem")).toHaveCount(2);
});

test("a trade's marked pages stand beside each other as on a phone, in the visitor's colour", async ({
  page,
}) => {
  await page.goto("/layouts/education");
  await expect(page.getByRole("button", { name: "Compare selected" })).toBeHidden();
  for (const name of ["EDUC 0001", "EDUC 0003"])
    await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
  await page.getByRole("button", { name: "Compare selected" }).click();
  await expect(page).toHaveURL(/\/compare\?show=educ-0001&show=educ-0003$/);
  await hydrate(page);
  await expect(frames(page)).toHaveCount(2);
  const second = frames(page).nth(1).contentFrame().locator("html");
  await expect(second).toHaveCSS("width", "390px");

  await page.getByRole("button", { name: "Try violet" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(second).toHaveCSS("--brand", "#7a00ff");
  await expect(second).toHaveAttribute("data-theme", "dark");

  await page.getByLabel("Layout in place 2").selectOption("tech-0004");
  await expect(page).toHaveURL(/show=educ-0001&show=tech-0004$/);
  await expect(second).toHaveCSS("--brand", "#7a00ff");
  const another = page.getByRole("button", { name: "Add another" });
  for (const count of [3, 4]) {
    await another.click();
    await expect(frames(page)).toHaveCount(count);
  }
  await expect(another).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Remove EDUC 0001" }).click();
  await expect(frames(page)).toHaveCount(3);
  await expect(page.getByLabel("Layout in place 1")).toHaveValue("tech-0004");
  // The button goes with its place, and with the last two all of them: the focus stays in the row.
  for (const count of [2, 1]) {
    await page
      .getByRole("button", { name: /^Remove/ })
      .last()
      .press("Enter");
    await expect(frames(page)).toHaveCount(count);
    await expect(page.getByLabel(`Layout in place ${count}`)).toBeFocused();
  }
});

test("nothing is shown before it is known what was asked for", async ({ page }) => {
  await page.route("**/assets/*.js", () => {}); // never answered
  await page.goto("/compare?show=educ-0001&show=educ-0003");
  await expect(page.locator(".compare-window")).toHaveCount(2);
  const shown = page.frames().map((frame) => new URL(frame.url()).pathname);
  expect(shown).toEqual(["/compare", "blank", "blank"]);
  await expect(page.getByText("Choose the left one")).toBeHidden();
});
