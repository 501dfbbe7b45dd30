import type { Page } from "@playwright/test";
import { axeFaults, darkFaults } from "../../support/faults/axe-faults.ts";
import { hydrate } from "../../support/network/hydration.ts";

/** Whatever scrolls can be focused: known as soon as the page has been measured after hydration. */
const measured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".code pre, .table-scroll")].every(
      (box) => box.tabIndex === 0 || !box.checkVisibility() || box.scrollWidth <= box.clientWidth,
    ),
  );

/** By axe, with every island of the page hydrated. */
export async function axeAfterHydration(page: Page): Promise<string[]> {
  await hydrate(page);
  await measured(page);
  return [...(await axeFaults(page)), ...(await darkFaults(page))];
}
