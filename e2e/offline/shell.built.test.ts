import { expect, test } from "vitest";
import { shellOf } from "../../apps/site/features/offline/build-worker.ts";

test("the app shell holds what every page needs, and no page's own code", () => {
  const files = shellOf("build/site").map(({ url }) => url);
  expect(files).toContain("/offline");
  expect(files.some((url) => /\/start-/.test(url))).toBe(true);
  const own = /\/(box|react|hydrate|Planner|AssetDesk|Example|OfflinePage)[.-]/;
  expect(files.filter((url) => own.test(url))).toEqual([]);
  expect(files.length).toBeLessThan(17);
});
