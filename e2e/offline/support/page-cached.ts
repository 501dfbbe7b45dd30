import { expect, type Page } from "@playwright/test";
import { cacheNames } from "../../../apps/site/features/offline/model/names.ts";

/** The worker starts when the browser is idle, which on a busy machine is late. */
export const slow = { timeout: 60_000 };

/** Waits until the worker has cached a page with its stylesheets and its tools, and the offline page's tool. */
export const pageCached = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([pages, files, address]) => {
            const document = await (await caches.open(pages)).match(address);
            if (!document || !navigator.serviceWorker.controller) return false;
            const html = await document.text();
            const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);
            for (const style of found(/<link rel="stylesheet" href="([^"]+)"/g))
              if (!(await caches.match(style ?? ""))) return false;
            const urls = (await (await caches.open(files)).keys()).map(({ url }) => url);
            return ["OfflinePage", ...found(/data-island="(?:[\w-]+\/)*(\w+)"/g)]
              .map((tool) => `/${tool}.island-`)
              .concat("/hydrate-", "/react-")
              .every((part) => urls.some((url) => url.includes(part)));
          },
          [cacheNames.pages, cacheNames.files, path] as const,
        ),
      slow,
    )
    .toBe(true);
