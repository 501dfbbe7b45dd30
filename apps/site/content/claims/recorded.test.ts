import { expect, test } from "vitest";
import { missingIn } from "./recorded.ts";

const record = "2026-11-15\nown 21708 a second, 31.9 µs each, 0.5 %";

test.each([
  ["21,708 requests, 32 millionths", []],
  ["half: 0.5 %", []],
  ["measured on 15 November 2026", []],
  ["21,709 requests", ["21,709"]],
  ["31.8 millionths", ["31.8"]],
  ["measured on 16 November 2026", ["2026-11-16"]],
])("a record has the figures of “%s” but %j", (words, missing) => {
  expect(missingIn(record, words)).toEqual(missing);
});
