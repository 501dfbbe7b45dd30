import { expect, test } from "vitest";
import { decoded } from "./decoded.ts";

test("a part of an address is decoded", () => {
  expect(decoded("caf%C3%A9%20au%20lait")).toBe("café au lait");
});

test.each(["100%", "%E0%A4", "%%%", "%zz"])("%s stands for itself", (part) => {
  expect(decoded(part)).toBe(part);
});
