import { expect, test } from "vitest";
import { storedValue } from "./local-storage.ts";

const accept = (value: unknown) => (typeof value === "number" ? value : undefined);
const spec = { key: "count", version: 2, accept };

function memory(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
}

test("what was written is read back, and nothing after it is forgotten", () => {
  const storage = memory();
  const count = storedValue(spec, () => storage);
  expect(count.read()).toEqual({});
  expect(count.write(7)).toBeUndefined();
  expect(count.read()).toEqual({ value: 7 });
  count.forget();
  expect(count.read()).toEqual({});
});

test.each([
  ["no JSON", "{"],
  ["another shape", '"seven"'],
  ["an older version", '{"version":1,"value":7}'],
  ["a refused value", '{"version":2,"value":"7"}'],
])("%s is unreadable", (_, text) => {
  expect(storedValue(spec, () => memory({ count: text })).read()).toEqual({
    problem: "unreadable",
  });
});

test("storage that is switched off is reported and does not throw", () => {
  const off = storedValue(spec, () => {
    throw new DOMException("no", "SecurityError");
  });
  expect(off.read()).toEqual({ problem: "denied" });
  expect(off.write(1)).toBe("denied");
  expect(() => off.forget()).not.toThrow();
});

test("a storage that keeps nothing counts as forbidden", () => {
  const empty = storedValue(spec, () => ({ getItem: () => null, setItem() {}, removeItem() {} }));
  expect(empty.read()).toEqual({});
  expect(empty.write(1)).toBe("denied");
});

test("a full storage is told apart from a forbidden one", () => {
  const full = storedValue(spec, () => ({
    ...memory(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  expect(full.write(1)).toBe("full");
});
