import type { Page } from "@playwright/test";

/** Holds back what a page requests by this pattern, until the function that comes back is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => promise.then(() => route.fallback()));
  return resolve;
}
