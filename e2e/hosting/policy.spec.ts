import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { clientOrigin, clientPages, layoutsWithEveryBlock } from "../support/built/addresses.ts";

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );

/** The first sample of each part of the framework: they differ by their markup alone. */
const oneSampleOfEach = () =>
  [...Map.groupBy(documentsIn("build/site/samples"), dirname).values()].flatMap(([first]) =>
    first ? [`samples/${first}`] : [],
  );

/**
 * Documents of the build, the clients' on their hosts, but for the site's pages: those are visited by
 * accessibility/every-page.spec.ts, which fails on whatever a console says.
 */
const documents = (origin: string): string[] => [
  `${origin}/404.html`,
  ...layoutsWithEveryBlock.map((id) => `${origin}/view/${id}.html`),
  ...oneSampleOfEach().map((name) => `${origin}/${name}`),
  ...clientPages.map(({ slug, path }) => clientOrigin(slug, origin) + path),
];

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
    if (message.type() !== "error") return;
    // The page for what is missing says that it is.
    if (/404/.test(message.text()) && /404\.html$|\/crad$/.test(url)) return;
    if (message.text().includes("blocked by Playwright")) return;
    said.push(`${page.url()}: ${message.text()} ${url}`);
  });
}

test("no document of the build breaks its policy", async ({ page, baseURL }) => {
  const said: string[] = [];
  hearErrors(page, said);
  await page.route("**/holder", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Holder</title>" }),
  );
  await page.goto("/holder");
  const all = documents(baseURL ?? "");
  expect(all.length).toBeGreaterThan(50);
  await showInFrames(page, all);
  expect(said).toEqual([]);
  // A violation is heard, here and by under-policy.ts.
  await page.goto("/contact");
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: "http://elsewhere.test/" }));
  });
  await expect
    .poll(() => said)
    .toContainEqual(
      expect.stringMatching(/elsewhere\.test.*violates the following Content Security Policy/s),
    );
});
