import { afterEach, expect, test, vi } from "vitest";
import { isCostly, savesData } from "./connection.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [undefined, false, false],
  [{ saveData: false, effectiveType: "4g" }, false, false],
  [{ saveData: true, effectiveType: "4g" }, true, true],
  [{ saveData: false, effectiveType: "slow-2g" }, false, true],
])("%j: saves data %s, costly %s", (connection, saves, costly) => {
  vi.stubGlobal("navigator", { connection });
  expect([savesData(), isCostly()]).toEqual([saves, costly]);
});
