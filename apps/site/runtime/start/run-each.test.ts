import { expect, test, vi } from "vitest";
import { runEach } from "./run-each.ts";

test("parts that throw, at once or later, are reported; the others run, in order", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const run: string[] = [];
  runEach(
    () => run.push("first"),
    () => {
      throw new Error("at once");
    },
    () => Promise.reject(new Error("later")),
    () => run.push("last"),
  );
  expect(run).toEqual(["first", "last"]);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual(["at once", "later"]);
  vi.unstubAllGlobals();
});
