import { strFromU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "../support/browsers/under-policy.ts";
import {
  aboveHeadline,
  opened,
  photo,
  ready,
  startAddress,
  zipped,
} from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";

const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(
    files[Object.keys(files).find((file) => file.endsWith(`/${name}`)) ?? ""] ?? new Uint8Array(),
  );

test("sections move along the rail by dragging and by keys", async ({ page }) => {
  await opened(page);
  const rows = page.locator(".compose-rail .compose-rows").last().locator("li");
  const names = () => rows.locator(".compose-row").allTextContents();
  const before = await names();
  // Rows grow when their drawings come; a drop would meet another row.
  for (const at of [0, 1, 2, 3, 4])
    await expect(rows.nth(at).locator("iframe").contentFrame().locator("main > *")).toBeAttached();
  await rows.nth(4).dragTo(rows.nth(2), { targetPosition: { x: 20, y: 5 } });
  await expect
    .poll(names)
    .toEqual([before[0], before[1], before[4], before[2], before[3], ...before.slice(5)]);
  await page.getByRole("button", { name: /^Undo: move/ }).click();
  await expect.poll(names).toEqual(before);
  await rows.nth(2).locator(".compose-row").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Alt+ArrowUp");
  await expect
    .poll(names)
    .toEqual([before[0], before[1], before[3], before[2], ...before.slice(4)]);
  // Said as the list counts it.
  await expect(
    page.locator(".compose [role=status]").filter({ hasText: ": now number 3." }),
  ).toHaveCount(1);
});

test("the library shows a handful, what is looked for, and all on request, without a connection too", async ({
  page,
  context,
}) => {
  const site = await opened(page);
  await site.locator("picture").first().click(aboveHeadline);
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  const pictures = dialog.locator(".compose-library img");
  await expect(pictures).toHaveCount(12);
  const seen = pictures.first();
  await expect
    .poll(() => seen.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  const search = dialog.getByLabel("Look for");
  await search.fill("bolt");
  await expect(dialog.getByRole("status").filter({ hasText: /match(es)? “bolt”/ })).toBeVisible();
  await expect(seen).toHaveAttribute("alt", /bolt/i);
  await search.fill("xyzzy");
  await expect(dialog).toContainText("No picture in the library matches “xyzzy”.");
  await search.fill("");
  await context.setOffline(true);
  const all = page.getByRole("button", { name: /^Show all \d+ pictures$/ });
  await all.click();
  await expect(dialog).toContainText("You’re offline: only pictures loaded earlier");
  // Those that were seen are at hand; of the others none stands there as a torn frame.
  await expect
    .poll(() =>
      dialog
        .locator(".compose-library img:visible")
        .evaluateAll((images) => [
          images.length > 0,
          images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
        ]),
    )
    .toEqual([true, true]);
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await site.locator("picture").first().click(aboveHeadline);
  await all.click();
  await expect.poll(() => pictures.count()).toBeGreaterThan(150);
});

test("the browser, Node and a browser that opens the zip make the same bytes of one site document", async ({
  page,
  browser,
}) => {
  const drawnSite = await opened(page, startAddress);
  await page.getByLabel("What is your business called?").fill("Ødegård & søn 👩‍🍳");
  await drawnSite.locator("picture").first().click(aboveHeadline);
  await page.getByLabel("Your own picture").setInputFiles(photo);
  await page.getByLabel("What does it show?").fill("A counter");
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const buffer = Buffer.from(await zipped(page));
  const files = unzipSync(new Uint8Array(buffer));
  const other = await browser.newPage();
  const openZip = async (content: Uint8Array) => {
    await other.goto("/compose");
    await other.getByLabel(/^Open a site you downloaded/).setInputFiles({
      name: "site.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(content),
    });
    await ready(other);
  };
  // Without the own picture, and with a rule of the owner's own: the composer says both.
  const edited = Object.entries(files).flatMap(([name, bytes]) => {
    if (name.includes("/pictures/own-")) return [];
    const mine = name.endsWith("/style.css") ? [Buffer.from(".mine { margin: 0; }\n")] : [];
    return [[name, Buffer.concat([bytes, ...mine])] as const];
  });
  await openZip(zipSync(Object.fromEntries(edited)));
  await expect(other.getByText("Your own pictures aren’t in this file.")).toBeVisible();
  await other.getByText("1 file was changed by hand. Show them").click();
  await expect(other.getByLabel("Text that was set aside")).toHaveValue(
    /(^|\n)\.mine \{ margin: 0; \}$/,
  );
  await openZip(buffer);
  expect(Buffer.compare(Buffer.from(await zipped(other)), buffer)).toBe(0);
  await other.close();

  const engine = await siteEngine();
  const { site } = engine.readSite(textIn(files, "site.json"));
  if (!site) throw new Error("The site document of the zip cannot be read");
  const [folder = ""] = (Object.keys(files)[0] ?? "").split("/");
  const own = new Map(
    Object.entries(site.pictures).flatMap(([id, { files: list }]) =>
      list.map(({ width, type, hash }) => [
        hash,
        files[`${folder}/pictures/${id}-${width}.${type}`] ?? new Uint8Array(),
      ]),
    ),
  );
  const made = engine.filesOf(site, own, { composer: new URL("/compose", page.url()).href });
  expect([...made.keys()].map((name) => `${folder}/${name}`).sort()).toEqual(
    Object.keys(files).sort(),
  );
  for (const [name, content] of made) {
    // Drawn by the browser, of which Node has none.
    if (name.startsWith("pictures/share-")) continue;
    const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
    expect(Buffer.compare(bytes, Buffer.from(files[`${folder}/${name}`] ?? [])), name).toBe(0);
  }
});
