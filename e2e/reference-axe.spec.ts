import { expect, type Page, test } from "@playwright/test";
import axe from "axe-core";
import { documentation } from "../site/app/model/documentation.ts";
import { stylesheetItems } from "../site/app/model/stylesheet.ts";
import { hearConsole } from "./console-words.ts";
import { hydrate } from "./hydration.ts";

const paths = [
  "/stylesheet",
  ...stylesheetItems.map(({ slug }) => `/stylesheet/${slug}`),
  ...documentation.map(({ path }) => path),
];

/** Samples are documents of their own, and e2e/css-examples.spec.ts looks into each. */
const faultsOf = (page: Page, rules?: string[]) =>
  page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      resultTypes: ["violations"],
      ...(values && { runOnly: { type: "rule", values } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  }, rules);

/** Whatever scrolls can be focused: known as soon as the page has been measured after hydration. */
const measured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".code pre, .table-scroll")].every(
      (box) => box.tabIndex === 0 || !box.checkVisibility() || box.scrollWidth <= box.clientWidth,
    ),
  );

// Four tests over a page each, so that the workers share them evenly.
for (const share of [0, 1, 2, 3])
  test(`axe finds no fault, in light and dark, and nothing is said: share ${share + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const said: string[] = [];
    hearConsole(page, (text) => said.push(`${page.url()}: ${text}`));
    page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));
    for (const path of paths.filter((_, index) => index % 4 === share)) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      await hydrate(page);
      await measured(page);
      await page.evaluate(axe.source);
      expect(await faultsOf(page), `${path}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await faultsOf(page, ["color-contrast"]), `${path}, dark`).toEqual([]);
    }
    expect(said).toEqual([]);
  });
