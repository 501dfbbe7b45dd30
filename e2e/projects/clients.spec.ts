import { readFileSync, statSync } from "node:fs";
import { clients } from "@daylit/clients/clients.ts";
import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { defaultPreview } from "../../apps/site/content/case-studies.ts";
import { ambiguousLinks } from "../accessibility/probes/link-names.ts";
import { lookedAt } from "../accessibility/probes/looks.ts";
import { cutForReaders } from "../accessibility/probes/spacing.ts";
import { axeFaults, darkFaults } from "../support/axe-faults.ts";
import { withWindows } from "../support/chromium.ts";
import { hydrate } from "../support/hydration.ts";

test.use({ serviceWorkers: "allow" });

const folder = (slug: string) => `build/clients/${slug}`;
const documentOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The client's host on the port that the tests are served from. */
const hostOf = (slug: string, baseURL = "") =>
  baseURL.replace("//localhost", `//${slug}.localhost`);

/** In light by every rule, in the dark by those that look at colours. */
async function expectNoFaults(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await axeFaults(page), where).toEqual([]);
  expect(await darkFaults(page), where).toEqual([]);
}

test("every page is valid HTML, whatever its spelling", async () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  for (const { slug, pages } of clients)
    for (const name of [...pages.map(({ path }) => documentOf(path)), "404.html"]) {
      const report = await validator.validateFile(`${folder(slug)}/${name}`);
      const messages = report.results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `${name}:${line} ${ruleId} ${message}`),
      );
      expect(messages, slug).toEqual([]);
    }
});

test("HTML and CSS of a page weigh at most 25 kB", () => {
  for (const { slug, pages } of clients) {
    const size = (name: string) => statSync(`${folder(slug)}/${name}.br`).size;
    for (const { path } of pages)
      expect(size("style.css") + size(documentOf(path)), `${slug}${path}`).toBeLessThanOrEqual(
        25_000,
      );
  }
});

test("heads differ as they are meant to", () => {
  const head = (slug: string) => readFileSync(`${folder(slug)}/index.html`, "utf8");
  expect(head("kilnlog")).toContain(
    '<meta property="og:image" content="http://kilnlog.localhost:4173/preview.jpg">',
  );
  expect(head("tidemark")).toContain('<meta property="og:image" content="/preview.jpg">');
  expect(head("ada-fenn")).toContain('<meta property="og:image" content="pictures/preview.jpg">');
  expect(head("millbrook-commons")).not.toContain("og:image");
  expect(head("stonehithe")).toContain(
    "<title>Stonehithe &mdash; sixteen houses &amp; a harbour&rsquo;s edge</title>",
  );
  expect(head("gable-and-row")).not.toMatch(/name="description"/i);
  expect(head("northlight-lofts")).toContain('<META CONTENT="/preview.jpg" PROPERTY="og:image">');
});

for (const client of clients)
  test(`${client.slug}: clean, complete and readable offline`, async ({ page, baseURL }) => {
    test.slow();
    const host = hostOf(client.slug, baseURL);
    const session = await page.context().newCDPSession(page);
    const messages: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    page.on("request", (request) => requests.push(new URL(request.url()).origin));
    for (const { path, title, sections } of client.pages) {
      await page.goto(host + path);
      await expectNoFaults(page, path);
      await expect(page).toHaveTitle(title);
      expect(sections.length, path).toBeLessThanOrEqual(5);
      const found = await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        const broken = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0);
        const links = [...document.links].filter(({ protocol }) => protocol === "http:");
        return {
          broken: broken.map(({ currentSrc }) => currentSrc),
          links: links.map(({ href }) => href),
          headings: document.querySelectorAll("h1").length,
        };
      });
      expect(found.broken, path).toEqual([]);
      expect(found.headings, path).toBe(1);
      for (const link of new Set(found.links)) {
        const { origin, pathname, hash } = new URL(link);
        expect(origin, link).toBe(host);
        expect(
          client.pages.map((other) => other.path),
          link,
        ).toContain(pathname);
        if (hash && pathname === path) await expect(page.locator(hash), link).toHaveCount(1);
      }
      expect(await page.evaluate(ambiguousLinks), path).toEqual([]);
      expect(await lookedAt(page), path).toEqual([]);
      expect(await cutForReaders(page, session), path).toEqual([]);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${width}`).toBe(0);
      }
    }
    expect(messages).toEqual([]);
    expect([...new Set(requests)]).toEqual([host]);

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    for (const { path, title } of client.pages) {
      await page.goto(host + path);
      await expect(page).toHaveTitle(title);
    }
    await page.context().setOffline(false);
  });

test("Chromium would install each of them", async ({ playwright, baseURL }) => {
  // A profile of its own: in a private one Chromium does not look at the manifest at all.
  const context = await playwright.chromium.launchPersistentContext("", withWindows);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const { slug } of clients) {
    await page.goto(hostOf(slug, baseURL));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors, slug).toEqual([]);
    const { errors } = await session.send("Page.getAppManifest");
    expect(errors, slug).toEqual([]);
  }
  await context.close();
});

test("the gallery reads all seven", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  // The one absolute address names the port that the sites are built for, not the tests' own.
  await page.route("http://kilnlog.localhost:4173/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: hostOf("kilnlog", baseURL) + pathname });
  });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/projects");
  await hydrate(page);
  const cards = page.locator(".project-card");
  for (const [index, { slug, pages, head }] of clients.entries()) {
    const card = cards.nth(index);
    const picture = card.locator("img");
    const [{ title, description }] = pages;
    await expect(card.locator("bdi"), slug).toHaveText(title);
    await expect(card.locator(".project-description"), slug).toHaveText(
      head.undescribed ? "" : description,
    );
    const address = {
      absolute: "http://kilnlog.localhost:4173/preview.jpg",
      root: `${hostOf(slug, baseURL)}/preview.jpg`,
      path: `${hostOf(slug, baseURL)}/pictures/preview.jpg`,
      none: defaultPreview,
    }[head.picture];
    await expect(picture, slug).toHaveAttribute("src", address);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), slug)
      .toBeGreaterThan(0);
  }
  expect(messages).toEqual([]);
  await expectNoFaults(page, "/projects");
});

test("a project's page shows its site live", async ({ page, baseURL }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  for (const { slug, pages } of clients) {
    await page.goto(`/projects/${slug}`);
    await hydrate(page);
    const frame = page.frameLocator(".project-frame iframe");
    await expect(frame.locator("h1"), slug).toHaveText(pages[0].sections[0].heading);
    await expect(page.locator(".project-bar a"), slug).toHaveAttribute(
      "href",
      `${hostOf(slug, baseURL)}/`,
    );
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(messages).toEqual([]);
});
