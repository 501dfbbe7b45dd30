import { expect, type Frame, type Page, test } from "@playwright/test";
import { documentation } from "../../apps/site/content/documentation/index.ts";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import measured from "../../apps/site/features/reference/generated/heights.json" with {
  type: "json",
};
import { readKind } from "../../apps/site/features/reference/sources/part.server.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { exampleSlugs, readExamples } from "../../packages/css/tools/examples.ts";
import { hearConsole } from "../support/console-words.ts";
import { hydrate } from "../support/hydration.ts";
import { loadSamples, sampleFrame } from "../support/samples.ts";

const heights = measured as Record<string, string | number[]>;
const remedy = "run npm run do -- heights";
/** Each page of the reference with the parts that it shows. */
const reference = [
  ...stylesheetItems.map(({ slug }) => ({ path: `/stylesheet/${slug}`, slugs: [slug] })),
  ...stylesheetKinds
    .map(pathOf)
    .map((path) => ({ path, slugs: readKind(path).parts.map(({ slug }) => slug) })),
];
const paths = [...reference.map(({ path }) => path), ...documentation.map(({ path }) => path)];

// As wide as the samples were measured.
test.use({ viewport: { width: 1440, height: 900 } });

test("every example is a sample on its page", async ({ request }) => {
  for (const { path, slugs } of reference) {
    const html = await (await request.get(path)).text();
    const shown = [...html.matchAll(/src="\/samples\/([^"]+)\.html"/g)].map(([, of]) => of);
    expect(shown, path).toEqual(
      slugs.flatMap((slug) => readExamples(slug).map((example) => `${slug}/${example.case}`)),
    );
  }
});

const samplesOn = async (page: Page) =>
  page.locator(".example:has(iframe)").evaluateAll((examples) =>
    examples.map((example) => ({
      of:
        example
          .querySelector("iframe")
          ?.getAttribute("src")
          ?.replace(/^\/samples\/|\.html$/g, "") ?? "",
      shown: example.querySelector("code")?.textContent ?? undefined,
      height: example.querySelector("iframe")?.clientHeight,
    })),
  );

/** In a sample: the page itself lets no markup be parsed that it does not know. */
const parsed = (frame: Frame, html: string) =>
  frame.evaluate(
    (text) => new DOMParser().parseFromString(text, "text/html").body.innerHTML.trim(),
    html,
  );

// Four tests over a page each, so that the workers share them evenly.
for (const share of [0, 1, 2, 3])
  test(`what renders is what is shown, and it asks for nothing: share ${share + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const asked = new Set<string>();
    const said: string[] = [];
    hearConsole(page, (text) => said.push(`${page.url()}: ${text}`));
    page.on("request", (request) => {
      if (request.frame() !== page.mainFrame()) asked.add(new URL(request.url()).pathname);
    });
    for (const path of paths.filter((_, index) => index % 4 === share)) {
      await page.goto(path);
      await hydrate(page);
      await loadSamples(page);
      for (const { of, shown } of await samplesOn(page)) {
        const [slug = "", name] = of.split("/");
        const html = readExamples(slug).find((found) => found.case === name)?.html ?? "";
        if (shown !== undefined) expect(shown, of).toBe(html);
        const inside = await sampleFrame(page, of).evaluate(() => ({
          html: document.body.innerHTML.trim(),
          height: Math.ceil(document.documentElement.getBoundingClientRect().height),
        }));
        expect(inside.html, of).toBe(await parsed(sampleFrame(page, of), html));
        if (heights[of] === "window") continue;
        const [, wide] = (heights[of] ?? []) as number[];
        if (path.startsWith("/stylesheet/"))
          expect(Math.abs(inside.height - (wide ?? 0)), `${of}: ${remedy}`).toBeLessThan(
            40 + inside.height / 4,
          );
        // Sized to its content, once it is near enough for its controls to listen.
        await page.locator(`iframe[src="/samples/${of}.html"]`).first().scrollIntoViewIfNeeded();
        await expect
          .poll(async () => (await samplesOn(page)).find((found) => found.of === of)?.height, of)
          .toBe(inside.height);
      }
    }
    const own = /^\/samples\/|^\/assets\/daylit-[\w-]{8}\.css$/;
    expect([...asked].filter((url) => !own.test(url))).toEqual([]);
    expect(said).toEqual([]);
  });

test("every sample has a height, and every height a sample", () => {
  const all = exampleSlugs().flatMap((slug) =>
    readExamples(slug).map((found) => `${slug}/${found.case}`),
  );
  expect(Object.keys(heights).sort(), remedy).toEqual(all.sort());
});
