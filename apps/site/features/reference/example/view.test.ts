import { expect, test } from "vitest";
import measured from "../generated/heights.json" with { type: "json" };
import { heightFrom } from "./view.ts";

test("a frame is as tall as it says, within reason", () => {
  expect(heightFrom(320.4)).toBe(321);
  expect(heightFrom(5_000_000)).toBe(10_000);
  expect(heightFrom(Number.POSITIVE_INFINITY)).toBe(10_000);
  for (const told of [-1, Number.NaN, "320", null, undefined, {}])
    expect(heightFrom(told), String(told)).toBeUndefined();
});

test("every sample of ours is far below the limit", () => {
  const heights = Object.values(measured).flatMap((of) => (typeof of === "string" ? [] : of));
  expect(Math.max(...heights)).toBeLessThan(5000);
});
