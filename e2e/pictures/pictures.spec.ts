import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

const shown = ["arch-arcade", "arch-stairs", "busi-gavel"] as const;
const style = readFileSync(new URL("../../pictures/picture.css", import.meta.url), "utf8");

/** The component's own markup, rendered as the site's build renders it. */
async function markup(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, "../.."),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const { Picture } = await vite.ssrLoadModule("/pictures/Picture.tsx");
    const { picture } = await vite.ssrLoadModule("/pictures/catalogue/catalogue.ts");
    return shown
      .map((id) =>
        renderToStaticMarkup(
          createElement(Picture, { picture: picture(id), sizes: "600px", priority: true }),
        ),
      )
      .join("<p>A line of text that would jump.</p>");
  } finally {
    await vite.close();
  }
}

/** Loads the page with every image held back, then lets them in; returns how much moved. */
async function shiftOnArrival(page: Page, html: string) {
  let admit = () => {};
  const admitted = new Promise<void>((resolve) => {
    admit = resolve;
  });
  await page.route("**/pictures/**", async (route) => {
    await admitted;
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: `pictures/images/${pathname.split("/").at(-1)}` });
  });
  await page.route("**/still", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><style>${style}main{inline-size:600px}</style><script>
        window.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.moved += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      </script><main>${html}<p>The end of the page.</p></main>`,
    }),
  );
  await page.goto("/still", { waitUntil: "commit" });
  const end = page.locator("p").last();
  await end.waitFor();
  const before = await end.boundingBox();
  admit();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  // Two frames: one to lay the pictures out, one for the observer to hear of it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const after = await end.boundingBox();
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
  await page.unrouteAll();
  return { moved, fell: (after?.y ?? 0) - (before?.y ?? 0) };
}

test("a library picture moves nothing when it arrives late", async ({ page }) => {
  const html = await markup();
  expect(html.match(/<img/g)).toHaveLength(shown.length);
  expect(await shiftOnArrival(page, html)).toEqual({ moved: 0, fell: 0 });

  // The same page without sizes does move: the measurement can tell.
  const unsized = html.replace(/ (width|height)="\d+"/g, "");
  const { fell } = await shiftOnArrival(page, unsized);
  expect(fell).toBeGreaterThan(100);
});
