import { expect, test, vi } from "vitest";
import { isMissingCode, reloadOnce } from "./missing-code.ts";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

test.each([
  "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
  "error loading dynamically imported module: http://localhost/assets/a.js",
  "Importing a module script failed.",
])("%s means missing code", (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test("other failures do not", () => {
  expect(isMissingCode(new TypeError("x is not a function"))).toBe(false);
  expect(isMissingCode({ status: 404 })).toBe(false);
});

test("the page is loaded again once, and never where nothing is kept", () => {
  const reload = vi.fn();
  const storage = memory();
  reloadOnce(storage, reload);
  reloadOnce(storage, reload);
  expect(reload).toHaveBeenCalledTimes(1);

  const empty = { getItem: () => null, setItem() {} } as unknown as Storage;
  const never = vi.fn();
  reloadOnce(empty, never);
  expect(never).not.toHaveBeenCalled();
});
