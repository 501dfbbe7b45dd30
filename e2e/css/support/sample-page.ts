import type { Page } from "@playwright/test";
import { type Example, exampleSlugs, readExamples } from "../../../packages/css/tools/examples.ts";
import { serveStylesheet } from "./stylesheet-server.ts";

export const examples: Example[] = exampleSlugs().flatMap(readExamples);

/** The example of that name, such as `card/basic`. */
export function example(name: string): Example {
  const found = examples.find((each) => `${each.slug}/${each.case}` === name);
  if (!found) throw new Error(`no example ${name}`);
  return found;
}

/** Opens one empty page with nothing but the minified stylesheet; samples are put into its body. */
export async function openSamplePage(page: Page): Promise<void> {
  const server = await serveStylesheet();
  await page.goto(`${server.url}sample`);
  page.once("close", () => server.close());
}

export async function show(page: Page, { html }: Example): Promise<void> {
  await page.evaluate((inside) => {
    document.body.innerHTML = inside;
    scrollTo(0, 0);
  }, html);
}

/** Opens whatever the sample can open. */
export async function openAll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const popovers = [...document.querySelectorAll<HTMLElement>("[popover]:not(.navbar-menu)")];
    for (const popover of popovers) popover.showPopover();
    const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog:not([popover])")];
    for (const dialog of dialogs) dialog.showModal();
    const closed = [
      ...document.querySelectorAll<HTMLDetailsElement>("details:not([open], [name])"),
    ];
    for (const details of closed) details.open = true;
    return popovers.length + dialogs.length + closed.length > 0;
  });
}
