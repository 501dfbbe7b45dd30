import { expect, test } from "vitest";
import { openProgress } from "./progress.ts";

function written(isTTY: boolean) {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text) > 0;
  const { part, done, close } = openProgress(false, { isTTY, write });
  done("sources read");
  part(0.5);
  // One that takes no time, and is not in the plan.
  for (const step of ["values", "markdown", "service worker"]) done(step);
  close();
  return lines;
}

test("a terminal has a bar that only grows, and none is left at the end", () => {
  const lines = written(true);
  const shown = lines.flatMap((line) => /(\d+) %/.exec(line)?.[1] ?? []).map(Number);
  expect(shown[0]).toBe(0);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown.at(-1)).toBe(100);
  expect(lines.at(-1)).toBe("\r\x1b[K");
});

test("elsewhere there is a plain line for each step", () => {
  const names = written(false).map((line) => line.replace(/.* MB {2}/, ""));
  expect(names).toEqual(["sources read\n", "values\n", "markdown\n", "service worker\n"]);
});
