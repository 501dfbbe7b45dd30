import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );

/**
 * Every document that the build made, the clients' on their hosts, but for the site's pages: those
 * are visited by access/every-page.spec.ts, which fails on whatever a console says.
 */
function everyDocument(origin: string): string[] {
  const { port } = new URL(origin);
  const own = documentsIn("build/site")
    .filter((name) => !/(^|\/)index\.html$/.test(name))
    .map((name) => `${origin}/${name}`);
  const clients = readdirSync("build/clients").flatMap((slug) =>
    documentsIn(`build/clients/${slug}`).map((name) => `http://${slug}.localhost:${port}/${name}`),
  );
  return [...own, ...clients];
}

/** Shows one document after the other in frames, a few at a time; all that is said is heard. */
const showInFrames = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (list) => {
    const left = [...list];
    const next = async (): Promise<void> => {
      const src = left.pop();
      if (!src) return;
      const frame = Object.assign(document.createElement("iframe"), { src });
      const shown = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await shown;
      frame.remove();
      return next();
    };
    await Promise.all(Array.from({ length: 4 }, next));
  }, addresses);

/** Whatever a policy stops is said as an error; so is much else that is wrong. */
function hearErrors(page: Page, said: string[]) {
  page.on("console", (message) => {
    const { url } = message.location();
    // The page for what is missing says that it is.
    if (message.type() !== "error" || url.endsWith("/404.html")) return;
    if (message.text().includes("blocked by Playwright")) return;
    said.push(`${page.url()}: ${message.text()} ${url}`);
  });
}

const portions = 2;
for (let portion = 0; portion < portions; portion += 1)
  test(`no document of the build breaks its policy, portion ${portion + 1}`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    hearErrors(page, said);
    await page.route("**/holder", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Holder</title>" }),
    );
    await page.goto("/holder");
    const all = everyDocument(baseURL ?? "");
    expect(all.length).toBeGreaterThan(250);
    await showInFrames(
      page,
      all.filter((_, index) => index % portions === portion),
    );
    expect(said).toEqual([]);
  });
