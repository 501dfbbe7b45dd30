import { readFileSync } from "node:fs";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import { hydrate } from "../support/network/hydration.ts";

/** Where the catalogue begins. */
const firstShelf = `/pictures#${catalogue[0]?.trade}`;

test("a picture has one name until its details are opened; large, the arrows lead on and focus goes back", async ({
  page,
}) => {
  await page.goto(firstShelf);
  const { subject = "", alt = "" } = catalogue[0] ?? {};
  const item = page.locator(".shelf li[data-kind]:visible").first();
  await expect(item).toMatchAriaSnapshot(`
    - listitem:
      - figure:
        - checkbox "${subject}"
        - text: ${subject}
        - group: Details of ${subject}
  `);
  await item.getByText("Details").click();
  await expect(item.getByText(alt)).toBeVisible();
  await expect(item.getByRole("link", { name: `View larger ${subject}` })).toBeVisible();
  await hydrate(page);
  const first = page.locator("a[data-picture]:visible").first();
  await first.click();
  const dialog = page.getByRole("dialog", { name: catalogue[0]?.subject });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("dialog.picture-dialog figcaption")).toHaveText(
    catalogue[1]?.alt ?? "",
  );
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.picture-dialog")).toBeHidden();
  await expect(first).toBeFocused();
});

test("pictures are found by what is in them, by kind and by colour, and the address keeps it", async ({
  page,
}) => {
  await page.goto("/pictures");
  await hydrate(page);
  const shown = page.locator(".shelf li[data-kind]:visible");
  await page.getByLabel("Subject").fill("saloon");
  const saloons = catalogue.filter(({ subject, alt, id }) =>
    ` ${subject} ${alt} ${id.replaceAll("-", " ")}`.toLowerCase().includes(" saloon"),
  );
  await expect(shown).toHaveCount(saloons.length);
  await expect(page.locator("#wedding")).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole("link", { name: "Wedding", exact: true }).click();
  await expect(shown).toHaveCount(catalogue.filter(({ trade }) => trade === "wedding").length);

  await page.getByLabel("Kind", { exact: true }).selectOption("People");
  await page.getByLabel("Colour", { exact: true }).selectOption("Yellow");
  const yellow = catalogue.filter(({ kind, hues }) => kind === "person" && hues.includes("yellow"));
  await expect(shown).toHaveCount(yellow.length);
  await expect(page).toHaveURL(/\?kind=person&colour=yellow#wedding$/);
  await page.reload();
  await hydrate(page);
  await expect(shown).toHaveCount(yellow.length);
  await expect(page.getByRole("status").first()).toHaveText(
    `${yellow.length} of ${catalogue.length} pictures`,
  );
});

test("several pictures are taken along in one zip, with their alt texts and the licence", async ({
  page,
}) => {
  await page.goto(firstShelf);
  await hydrate(page);
  const bar = page.getByRole("region", { name: "Chosen pictures" });
  await expect(bar).toBeHidden();
  const chosen = catalogue.slice(0, 2);
  for (const { subject } of chosen)
    await page.getByRole("checkbox", { name: subject, exact: true }).first().check();
  await expect(bar).toContainText("2 pictures chosen");
  await expect(bar).toBeInViewport();
  // By keys, the bar is two stops away.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Go to the chosen pictures" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as a zip" }).click(),
  ]);
  const said = page.getByRole("status").filter({ hasText: "is in your downloads" });
  await expect(said).toHaveText("daylit-pictures.zip is in your downloads.");
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(files).sort()).toEqual(
    [
      "daylit-pictures/LICENSE.txt",
      "daylit-pictures/alt-texts.txt",
      ...chosen.map(({ id }) => `daylit-pictures/${id}.webp`),
    ].sort(),
  );
  const texts = strFromU8(files["daylit-pictures/alt-texts.txt"] ?? new Uint8Array());
  for (const { id, alt } of chosen) expect(texts).toContain(`${id}.webp\n${alt}`);

  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toBeHidden();
  await page.getByLabel("Trade", { exact: true }).selectOption("Wedding");
  await page.getByRole("button", { name: "Choose all shown" }).click();
  const weddings = catalogue.filter(({ trade }) => trade === "wedding");
  await expect(bar).toContainText(`${weddings.length} pictures chosen`);
});
