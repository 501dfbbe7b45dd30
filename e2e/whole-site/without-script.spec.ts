import { readFileSync } from "node:fs";
import { trades } from "@daylit/layouts/trades/trades.ts";
import { expect, type Page, test } from "@playwright/test";
import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { builtFile } from "../../apps/site/build/output/asset-graph.ts";
import { caseStudies } from "../../apps/site/content/case-studies.ts";
import { guides } from "../../apps/site/content/guides/index.ts";
import { platforms } from "../../apps/site/features/install-guide/platforms.ts";
import { type Core, searchEntry } from "../../apps/site/features/search/query/core.ts";
import { unpackAll } from "../../apps/site/features/search/query/record.ts";
import { landingMenu, menu, pathOf } from "../../apps/site/model/menu.ts";
import { pages } from "../../apps/site/model/pages.ts";

test.use({ javaScriptEnabled: false });

const phone = { width: 390, height: 844 };

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("every section can be read and reached", async ({ page }) => {
    await page.goto("/documentation");
    for (const item of menu) {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.locator(".sidebar").getByRole("link", { name: item.name, exact: true }).click();
      await expect(page).toHaveURL(pathOf(item));
      const record = pages.find(({ path }) => path === pathOf(item));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(record?.heading ?? "");
      // The heading may be there before the rest of the document.
      await expect(page.getByRole("main")).toHaveText(/.{200}/s);
    }
  });

  test("the landing page's dropdown opens and leads on", async ({ page }) => {
    for (const item of landingMenu) {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await page
        .getByRole("navigation", { name: "Menu" })
        .getByRole("link", { name: item.name })
        .click();
      await expect(page).toHaveURL(pathOf(item));
    }
  });

  test("notice and theme switch work", async ({ page }) => {
    // A menu that is still moving can be missed by a press.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/packages");
    await page.getByRole("button", { name: "Close notice" }).click();
    await expect(page.getByRole("region", { name: "Notice" })).toBeHidden();
    await page.getByRole("button", { name: "Theme" }).click();
    const background = () =>
      page.locator("html").screenshot({ clip: { x: 2, y: 300, width: 4, height: 4 } } as object);
    const light = await background();
    await page.getByRole("radio", { name: "Dark" }).check();
    expect((await background()).equals(light)).toBe(false);
  });
});

type Row = { path: string; says: string; holds: (page: Page) => Promise<void> };

const noVisibleButton = (page: Page) => expect(page.locator("main button:visible")).toHaveCount(0);

const hasIsland = (path: string) =>
  readFileSync(builtFile("build/site", path) ?? "", "utf8").includes("data-island=");

/** What a page says and offers without script; each is opened before it is asked. */
const rows: readonly Row[] = [
  {
    path: "/compose",
    says: "says what it is and leads to the layouts",
    holds: async (page) => {
      const needs = page.getByText("The composer needs JavaScript.");
      await expect(needs).toBeVisible();
      // A sentence that stays one: whatever shares out its children would break it at the link.
      await expect(needs).toHaveCSS("display", "block");
      await expect(
        page.locator("main").getByRole("link", { name: "layouts", exact: true }),
      ).toHaveAttribute("href", "/layouts");
      // Nothing would answer it.
      await expect(page.locator("main form")).toBeHidden();
    },
  },
  {
    path: "/stylesheet/button",
    says: "has every sample and its code, at a good height",
    holds: async (page) => {
      const examples = readExamples("button");
      await expect(page.locator(".snippet code")).toHaveCount(examples.length);
      for (const [index, { html }] of examples.entries()) {
        const example = page.locator(".example").nth(index);
        expect(await example.locator("code").textContent()).toBe(html);
        await example.scrollIntoViewIfNeeded();
        const frame = example.locator("iframe");
        await expect(frame.contentFrame().locator("body > *").first()).toBeVisible();
        expect((await frame.boundingBox())?.height).toBeGreaterThan(60);
      }
      // What needs script is not offered.
      await expect(page.getByRole("toolbar")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
    },
  },
  {
    path: "/stylesheet/card",
    says: "has a plain link to its Markdown",
    holds: async (page) => {
      await page.locator(".page-ways > summary").click();
      await expect(page.getByRole("button", { name: "Copy as Markdown" })).toBeHidden();
      await expect(page.getByRole("link", { name: "Open as Markdown" })).toHaveAttribute(
        "href",
        "/stylesheet/card.md",
      );
    },
  },
  {
    path: "/layouts",
    says: "shows every trade with a thumbnail",
    holds: async (page) => {
      const cards = page.locator(".layout-grid > li");
      await expect(cards).toHaveCount(trades.length);
      await expect(cards.getByText("5 layouts")).toHaveCount(trades.length);
      const response = await page.request.get(
        (await cards.locator("img").last().getAttribute("src")) ?? "",
      );
      expect(response.headers()["content-type"]).toContain("image/avif");
    },
  },
  {
    path: "/layouts/arch/arch-0001",
    says: "has the record, the neighbours and related layouts",
    holds: async (page) => {
      const facts = page.locator(".layout-facts");
      for (const term of ["HTML", "CSS", "Script", "Pictures", "axe", "Smallest contrast"])
        await expect(facts.getByText(term, { exact: true })).toBeVisible();
      await expect(
        facts.getByRole("link", { name: ".headline", exact: true }).first(),
      ).toHaveAttribute("href", "/stylesheet/headline");
      await expect(page.getByRole("link", { name: "ARCH 0002" })).toBeVisible();
      await expect(page.locator(".layout-grid > li")).toHaveCount(3);
      await expect(page.getByRole("link", { name: "Full screen" })).toHaveAttribute(
        "href",
        "/view/arch-0001.html",
      );
      // Nothing is offered that would do nothing.
      await expect(page.locator(".layout-ways > button:visible")).toHaveCount(0);
    },
  },
  {
    path: "/layouts/education",
    says: "offers no comparison that would do nothing",
    holds: async (page) => {
      await expect(page.locator(".layout-five > li")).toHaveCount(5);
      await expect(page.locator(".layout-compare-form, .layout-choice").first()).toBeHidden();
      await expect(page.getByRole("button", { name: "Compare selected" })).toHaveCount(0);
    },
  },
  {
    path: "/compare?show=educ-0001",
    says: "compares two layouts by plain links",
    holds: async (page) => {
      await expect(page.getByText("Without JavaScript nothing is chosen")).toBeVisible();
      expect(page.frame("compare-left")?.url()).toBe("about:blank");
      await page.getByText("Choose the right one").click();
      await page
        .locator(".compare-one")
        .last()
        .getByRole("link", { name: /^WEDD 0005: / })
        .click();
      const right = page.frame("compare-right");
      await expect.poll(() => right?.url()).toMatch(/\/view\/wedd-0005(\.html)?$/);
      await expect(page).toHaveURL(/\/compare\?show=educ-0001$/);
    },
  },
  {
    path: "/pictures#arch-arcade",
    says: "says of a picture what it is, where it is seen and where its files are",
    holds: async (page) => {
      const item = page.locator("#arch-arcade");
      await item.locator("summary").click();
      await expect(item.getByText("MIT-0 licence")).toBeVisible();
      await expect(item.locator("details a[href*='/layouts/']").first()).toBeVisible();
      await expect(item.locator("details a[href$='.avif']").first()).toBeVisible();
      await expect(page.getByLabel("Subject")).toBeHidden();
      await expect(item.getByRole("checkbox")).toBeHidden();
    },
  },
  {
    path: "/projects",
    says: "has cards with label, name and domain that do not pretend to load",
    holds: async (page) => {
      for (const { slug, name, catalogue } of caseStudies) {
        const card = page.locator(".project-card", { hasText: `${slug}.localhost` });
        await expect(card).toContainText(catalogue);
        await expect(card).toContainText(name);
        await expect(card.getByText("Loading...")).toBeHidden();
      }
    },
  },
  {
    path: "/documentation",
    says: "leads by its search link to a list of everything",
    holds: async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/search");
      await page.waitForLoadState();
      const hrefs = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const listed = new Set(hrefs);
      const core = JSON.parse(readFileSync(`build/site${searchEntry}`, "utf8")) as Core;
      const kinds = ["class", "property", "layout", "picture", "project"];
      const names = unpackAll(core.records).filter(({ kind }) => kinds.includes(kind));
      expect(names.length).toBeGreaterThan(300);
      expect(names.filter(({ path }) => !listed.has(path))).toEqual([]);
      await page.getByRole("main").getByRole("searchbox", { name: "Words" }).fill("card");
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search?q=card");
      await expect(page.getByText("Without JavaScript the list is not filtered")).toBeVisible();
    },
  },
  {
    path: "/packages",
    says: "explains the limits with a plan to fill in",
    holds: async (page) => {
      await expect(page.getByText("Room for 3 pages of 5 sections, and 3 photos.")).toBeVisible();
      await expect(page.locator(".blank-plan .plan-sheet")).toHaveCount(3);
      await expect(page.locator(".blank-plan .plan-sheet li")).toHaveCount(15);
      await expect(page.locator(".page-plan-sheets > li")).toHaveCount(4);
      const question = page.locator(".offer-questions details").first();
      await question.locator("summary").click();
      await expect(question.locator("p")).toBeVisible();
      await noVisibleButton(page);
    },
  },
  {
    path: "/guides/save-the-website-as-webapp",
    says: "opens every path, by keyboard too",
    holds: async (page) => {
      await expect(page.locator("details.platform")).toHaveCount(Object.keys(platforms).length);
      for (const id of Object.keys(platforms)) {
        const steps = page.locator(`#on-${id}`);
        if ((await steps.getAttribute("open")) === null) {
          await steps.locator("summary").focus();
          await page.keyboard.press("Enter");
        }
        await expect(steps.locator("ol > li").first(), id).toBeVisible();
        await expect(steps.locator("time"), id).toHaveAttribute("datetime", "2026-11-15");
      }
      await noVisibleButton(page);
    },
  },
  // Those without a tool have no button in their document.
  ...guides
    .filter((guide) => hasIsland(pathOf(guide)))
    .map(
      (guide): Row => ({
        path: pathOf(guide),
        says: "has no control that would do nothing",
        holds: (page) => expect(page.locator(".guide button:visible")).toHaveCount(0),
      }),
    ),
];

for (const { path, says, holds } of rows)
  test(`${path} ${says}`, async ({ page }) => {
    await page.goto(path);
    await holds(page);
  });
