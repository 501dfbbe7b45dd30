import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { siteEngine } from "../support/composer/engine.ts";
import { siteHost } from "../support/network/host.ts";

test.use({ serviceWorkers: "allow" });

test("edits to an exported site reach visitors, and it stays readable offline", async ({
  page,
}) => {
  const engine = await siteEngine();
  const files = new Map(engine.filesOf(engine.siteOf("arch-0001")));
  const styles = [...files.keys()].find((name) => /^style[^/]*\.css$/.test(name)) as string;
  // A plain host that tells browsers to keep everything for a year, as careless ones do.
  const host = await siteHost(
    () => files,
    ({ headers }, response, name) => {
      const tag = `"${createHash("sha256")
        .update(files.get(name) ?? "")
        .digest("hex")}"`;
      response.setHeader("Cache-Control", "public, max-age=31536000").setHeader("ETag", tag);
      if (headers["if-none-match"] !== tag) return false;
      response.writeHead(304).end();
      return true;
    },
  );
  await page.goto(host.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();

  const photo = page.locator("main img").first();
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  const widthOf = () =>
    photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return (await createImageBitmap(await (await fetch(image.currentSrc)).blob())).width;
    });
  await expect.poll(shown).not.toBe("");
  const picture = new URL(await shown()).pathname.slice(1);
  const before = await widthOf();
  const other = [...files].find(
    ([name]) => /^pictures\/.*-480\.avif$/.test(name) && name !== picture,
  );
  if (!other || before === 480) throw new Error("there is no picture of another size");

  files.set(picture, other[1]);
  files.set(styles, `${files.get(styles)}\nh1 { color: rgb(1, 2, 3); }\n`);
  files.set("index.html", String(files.get("index.html")).replace("<title>", "<title>Edited: "));
  await page.reload();
  await expect(page).toHaveTitle(/^Edited: /);
  // The copies are checked with the host while the page is already there.
  const copyOf = (name: string) =>
    page.evaluate(
      async (url) => (await (await caches.match(url, { ignoreSearch: true }))?.blob())?.size,
      name,
    );
  for (const name of [styles, picture])
    await expect
      .poll(() => copyOf(name), name)
      .toBe(Buffer.from(files.get(name) as Uint8Array).length);
  await page.reload();
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
  expect(await widthOf()).toBe(480);

  host.close();
  await page.reload();
  await expect(page).toHaveTitle(/^Edited: /);
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
  expect(await widthOf()).toBe(480);
  await page.goto(`${host.origin}/contact.html`);
  await expect(page.locator("h1")).toHaveText("Tell us where the plot is");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
});
