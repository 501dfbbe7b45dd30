import { expect, test } from "vitest";
import { readPort } from "./listen-options.ts";

test("no port has to be named; the first word takes precedence over the variable", () => {
  expect(readPort([], {})).toBe(4173);
  expect(readPort([], { PORT: "" })).toBe(4173);
  expect(readPort([], { PORT: "8080" })).toBe(8080);
  expect(readPort(["8081"], { PORT: "8080" })).toBe(8081);
});

test.each([
  [["abc"], {}],
  [["--help"], {}],
  [[], { PORT: "0" }],
  [[], { PORT: "65536" }],
  [[], { PORT: "80.5" }],
])("%j with %j is refused in one line", (words, environment) => {
  expect(() => readPort(words, environment)).toThrow(/^.* must be a whole number from 1 to 65535$/);
});
