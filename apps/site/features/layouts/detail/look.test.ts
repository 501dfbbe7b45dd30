import { expect, test } from "vitest";
import { applyLook } from "./look.ts";

test("a frame between two documents is left alone", () => {
  const page = { documentElement: null } as unknown as Document;
  expect(() => applyLook(page, { theme: "dark" }, "#ffd400")).not.toThrow();
});
