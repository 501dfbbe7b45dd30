import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";

type Framing = {
  size: { width: number; height: number };
  scheme: "light" | "dark";
  /** Quality gives way until the picture has no more bytes. */
  heaviest: number;
};

/** Lazy pictures, and those of the other theme, come late. */
const picturesInView = () =>
  Promise.all(
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode().catch(() => {})),
  );

/** The page's first screen as AVIF. */
export async function photograph(page: Page, framing: Framing): Promise<Buffer> {
  await page.setViewportSize(framing.size);
  await page.emulateMedia({ colorScheme: framing.scheme, reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(picturesInView);
  const png = await page.screenshot();
  for (let quality = 54; ; quality -= 8) {
    const avif = await sharp(png).avif({ quality, effort: 2 }).toBuffer();
    if (avif.length <= framing.heaviest || quality <= 30) return avif;
  }
}

/** A page at an address where no server is: `read` answers for every path. */
export async function openFiles(
  browser: Browser,
  read: (path: string) => Buffer | string | undefined,
): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.route("**/*", (route) => {
    const path = decodeURI(new URL(route.request().url()).pathname);
    const name = path === "/" ? "index.html" : path.slice(1);
    const body = read(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const type = { html: "text/html", css: "text/css", svg: "image/svg+xml" }[
      name.replace(/.*\./, "")
    ];
    return route.fulfill({ body, ...(type ? { contentType: type } : {}) });
  });
  await page.goto("http://photographed.localhost/");
  return page;
}
