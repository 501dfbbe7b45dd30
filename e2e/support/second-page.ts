import type { BrowserContext } from "@playwright/test";
import { visitedKey } from "../../apps/site/features/offline/model/worker-path.ts";

/** The worker starts with the second page of a visit: every page counts as one. */
export const asSecondPages = (context: BrowserContext) =>
  context.addInitScript((key) => {
    try {
      sessionStorage.setItem(key, "1");
    } catch {
      // A frame without storage has no worker either.
    }
  }, visitedKey);
