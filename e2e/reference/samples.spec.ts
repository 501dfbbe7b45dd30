import { stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import measured from "../../apps/site/features/reference/generated/heights.json" with {
  type: "json",
};
import { pathOf } from "../../apps/site/model/menu.ts";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { loadSamples, sampleFrame } from "../support/built/samples.ts";
import { onConsole } from "../support/faults/console-words.ts";
import { hydrate } from "../support/network/hydration.ts";

const heights = measured as Record<string, string | number[]>;
const remedy = "run npm run refresh";

// As wide as the samples were measured.
test.use({ viewport: { width: 1440, height: 900 } });

const heightsOn = async (page: Page) =>
  page
    .locator(".example iframe")
    .evaluateAll((frames) =>
      Object.fromEntries(
        (frames as HTMLIFrameElement[]).map((frame) => [
          frame.getAttribute("src")?.replace(/^\/samples\/|\.html$/g, "") ?? "",
          frame.clientHeight,
        ]),
      ),
    );

/** A page of each kind that frames samples: they differ by what samples.built.test.ts reads. */
const framed = [
  "/stylesheet/card",
  "/stylesheet/form",
  ...stylesheetKinds.slice(0, 1).map(pathOf),
  "/documentation",
];

for (const path of framed)
  test(`samples are as tall as what they show, and ask for nothing: ${path}`, async ({ page }) => {
    const asked = new Set<string>();
    const said: string[] = [];
    onConsole(page, (text) => said.push(`${page.url()}: ${text}`));
    page.on("request", (request) => {
      if (request.frame() !== page.mainFrame()) asked.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrate(page);
    await loadSamples(page);
    for (const of of Object.keys(await heightsOn(page))) {
      if (heights[of] === "window") continue;
      const height = await sampleFrame(page, of).evaluate(() =>
        Math.ceil(document.documentElement.getBoundingClientRect().height),
      );
      const [, wide] = (heights[of] ?? []) as number[];
      if (path.startsWith("/stylesheet/"))
        expect(Math.abs(height - (wide ?? 0)), `${of}: ${remedy}`).toBeLessThan(40 + height / 4);
      // Sized to its content, once it is near enough for its controls to listen.
      await page.locator(`iframe[src="/samples/${of}.html"]`).first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await heightsOn(page))[of], of).toBe(height);
    }
    const own = /^\/samples\/|^\/assets\/(daylit|kit)-[\w-]{8}\.css$/;
    expect([...asked].filter((url) => !own.test(url))).toEqual([]);
    expect(said).toEqual([]);
  });

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a sample has its tools when it is near", async ({ page }) => {
    await page.goto("/blocks/prices");
    await page.getByRole("heading", { level: 1 }).tap();
    const samples = page.locator(".sample");
    await samples.first().scrollIntoViewIfNeeded();
    await expect(samples.first().getByRole("toolbar")).toBeVisible();
    await expect(samples.last().getByRole("toolbar")).toHaveCount(0);
  });
});
