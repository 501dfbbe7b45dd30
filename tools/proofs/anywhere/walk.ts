import { launchChromium } from "@daylit/browsers/chromium.ts";
import type { Browser, Page } from "@playwright/test";
import { downloaded } from "../../../e2e/support/composer/composer.ts";
import { hydrate } from "../../../e2e/support/network/hydration.ts";

type Ways = {
  stop: () => Promise<unknown>;
  /** Whether the server sends the policy; without it the page's own holds. */
  policy: boolean;
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

/** One thing after the other that a visitor does; each says what was not as it should be. */
const steps: Record<string, (page: Page, origin: string) => Promise<unknown>> = {
  "a page opens and is styled": async (page, origin) => {
    await page.goto(`${origin}/documentation`);
    return page.evaluate(() => getComputedStyle(document.body).fontFamily.includes("Figtree"));
  },
  "a click shows the next page in place": async (page) => {
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("navigation", { name: "Sections" }).getByText("Packages").click();
    await page.waitForFunction(() => document.title.startsWith("Light Interactive"));
    return page.evaluate(() => "same" in window);
  },
  "the search finds a page and opens it": async (page) => {
    await page.locator("[data-search]").first().click();
    await page.getByRole("combobox", { name: "Search" }).fill("sourdough card");
    await page.locator(".search-option").first().waitFor();
    await page.getByRole("combobox", { name: "Search" }).fill("theming");
    await page.locator(".search-option", { hasText: "Theming" }).first().click();
    await page.waitForURL(/\/documentation\/theming/);
    return (await heading(page)) === "Theming";
  },
  "samples show themselves": async (page, origin) => {
    await page.goto(`${origin}/stylesheet/card`);
    await hydrate(page);
    const card = page.frameLocator(".sample iframe").first().locator(".card").first();
    await card.waitFor();
    return card.evaluate((one) => getComputedStyle(one).paddingTop !== "0px");
  },
  "a layout is shown and taken away": async (page, origin) => {
    await page.goto(`${origin}/layouts/arch/arch-0001`);
    await hydrate(page);
    await page.frameLocator("iframe.layout-frame").locator("h1").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as a zip" }).click();
    return (await download).suggestedFilename() === "arch-0001.zip";
  },
  "a layout is composed and taken away": async (page, origin) => {
    await page.goto(`${origin}/layouts/food/food-0001`);
    await page.getByRole("link", { name: "Use this layout" }).click();
    const shown = page.frameLocator(".compose-window iframe[data-ready]");
    await shown.locator("h1").waitFor();
    const picture = shown.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await page.locator("[data-tab=take]").click();
    return (await downloaded(page)).suggestedFilename().endsWith(".zip");
  },
  "the project of the visitor is shown": async (page, origin) => {
    await page.goto(`${origin}/your-project`);
    await hydrate(page);
    const next = page.locator(".yours a.button-primary");
    await next.waitFor();
    return (await next.evaluate((link: HTMLAnchorElement) => link.href)).startsWith(`${origin}/`);
  },
  "what is not there is a 404": async (page, origin) => {
    const answer = await page.goto(`${origin}/no-such-page`);
    return answer?.status() === 404;
  },
  "the manifest and the worker are found": async (page, origin) => {
    await page.goto(`${origin}/packages`);
    await hydrate(page);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
      return (await (await fetch(link?.href ?? "")).json()).scope;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const scope = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.scope,
    );
    return scope === `${origin}/` && new URL(manifest, origin).href === scope;
  },
};

async function offline(page: Page, origin: string, stop: Ways["stop"]) {
  await page.goto(`${origin}/stylesheet/card`);
  await hydrate(page);
  await page.waitForFunction(async () =>
    Boolean(
      await caches.match(
        `${location.href.replace(/\/?$/, "").replace(/stylesheet\/card$/, "")}samples/card/row.html`,
      ),
    ),
  );
  await stop();
  await page.reload();
  await hydrate(page);
  await page.frameLocator(".sample iframe").first().locator(".card").first().waitFor();
  await page.goto(`${origin}/projects`);
  await page.getByText("This page is not kept on your device.").waitFor();
  return true;
}

/** Does what visitors do at an origin, and says what went wrong. */
export async function walk(origin: string, { stop, policy }: Ways): Promise<string[]> {
  const wrong: string[] = [];
  const browser: Browser = await launchChromium();
  const page = await (await browser.newContext()).newPage();
  page.on("pageerror", (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (/Content.Security.Policy/.test(message.text()))
      wrong.push(`${page.url()}: ${message.text()}`);
  });
  const answer = await page.goto(`${origin}/`);
  const sent = answer?.headers()["content-security-policy"] !== undefined;
  if (sent !== policy) wrong.push(`the policy is ${sent ? "" : "not "}sent`);
  const all = {
    ...steps,
    "visited pages open with the server stopped": (p: Page, o: string) => offline(p, o, stop),
  };
  for (const [what, step] of Object.entries(all)) {
    const came = await step(page, origin).catch((error: Error) => error.message.split("\n")[0]);
    if (came !== true) wrong.push(`${what}: ${came}`);
    else console.log(`  ${what}`);
  }
  await browser.close();
  return wrong;
}
