import type { Page } from "@playwright/test";
import {
  type Example,
  exampleSlugs,
  readExamples,
} from "daylit/internal/tools/reference/examples.ts";
import { stylesheetServer } from "./stylesheet-server.ts";

export const examples: Example[] = exampleSlugs().flatMap(readExamples);

/** The example of that name, such as `card/basic`. */
export function example(name: string): Example {
  const found = examples.find((each) => `${each.slug}/${each.case}` === name);
  if (!found) throw new Error(`no example ${name}`);
  return found;
}

/** Opens one empty page with the minified stylesheets, the kit’s too; samples are put into its body. */
export async function openSamplePage(page: Page): Promise<void> {
  await page.goto(`${await stylesheetServer()}sample`);
}

/** Runs inside the page. Replaces what it shows. */
function put(html: string) {
  document.body.innerHTML = html;
  scrollTo(0, 0);
}

/** Runs inside the page. Opens everything in the sample that can be opened, and says whether there was anything. */
function openEverything(): boolean {
  const popovers = [...document.querySelectorAll<HTMLElement>("[popover]:not(.navbar-menu)")];
  for (const popover of popovers) popover.showPopover();
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog:not([popover])")];
  for (const dialog of dialogs) dialog.showModal();
  const closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open], [name])")];
  for (const details of closed) details.open = true;
  return popovers.length + dialogs.length + closed.length > 0;
}

export const show = (page: Page, { html }: Example): Promise<void> => page.evaluate(put, html);

/** Opens whatever the sample can open. */
export const openAll = (page: Page): Promise<boolean> => page.evaluate(openEverything);

/**
 * What a probe finds in each example, with the example's file before it. All of them are shown and
 * probed in one journey into the page. `then` says what is done to each before the probe.
 */
export function inEveryExample(
  page: Page,
  probe: () => string[],
  then: "open" | "leave" = "leave",
): Promise<string[]> {
  const shown = examples.map(({ file, html }) => ({ file, html }));
  return page.evaluate<string[]>(`${JSON.stringify(shown)}.flatMap(({ file, html }) => {
    (${put})(html);
    ${then === "open" ? `(${openEverything})();` : ""}
    return (${probe})().map((line) => file + ": " + line);
  })`);
}
