import { expect, test } from "vitest";
import { statusOf } from "./status.ts";

test("the status names the result that Enter opens", () => {
  const found = { loading: false, query: "card", count: 6 };
  expect(statusOf({ ...found, first: "card" })).toBe("6 results, first: card");
  expect(statusOf(found)).toBe("6 results");
  expect(statusOf({ ...found, count: 0 })).toBe("Nothing found for “card”.");
});
