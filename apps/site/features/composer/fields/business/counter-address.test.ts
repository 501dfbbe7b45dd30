import { expect, test } from "vitest";
import { counterAddress } from "./FoundFields.tsx";

test("a counter is known by its code, its host or its address", () => {
  const known = "https://zoe.goatcounter.com/count";
  for (const text of ["zoe", "zoe.goatcounter.com", known, "https://zoe.goatcounter.com/"])
    expect(counterAddress(text), text).toBe(known);
  expect(counterAddress("stats.zoe.example")).toBe("https://stats.zoe.example/count");
  for (const none of [
    "no address",
    "https://a;sandbox/",
    "http://zoe.example",
    "https://a.example/?b",
  ])
    expect(counterAddress(none), none).toBeUndefined();
});
