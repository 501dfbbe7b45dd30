import { expect, test } from "vitest";
import { nextRegion } from "./regions.ts";

test("F6 goes round, both ways, and begins at an end", () => {
  const seen = ["bar", "page", "panel"];
  expect(nextRegion(seen, "bar", 1)).toBe("page");
  expect(nextRegion(seen, "panel", 1)).toBe("bar");
  expect(nextRegion(seen, "bar", -1)).toBe("panel");
  expect(nextRegion(seen, undefined, 1)).toBe("bar");
  expect(nextRegion(seen, undefined, -1)).toBe("panel");
  expect(nextRegion([], undefined, 1)).toBeUndefined();
});
