import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { outputTypes } from "../../build/output/outputs.server.ts";
import { pictures } from "./outputs.server.ts";

test("every committed photograph of a client’s site has an address, and every address its file", async () => {
  const outputs = [...(await pictures.outputs("" as never))].filter(([address]) =>
    /^\/(pictures\/clients|photographs)\//.test(address),
  );
  const committed = readdirSync("apps/clients/generated/photographs");
  expect(outputs.map(([address]) => address.replace(/.*\//, "")).sort()).toEqual(committed.sort());
  // One rule each beside the pictures that last (host-files/patterns.ts).
  expect(outputs.filter(([address]) => address.startsWith("/pictures/")).length).toBeLessThan(30);
  expect(outputs.filter(([address]) => !outputTypes.pictures?.owns.test(address))).toEqual([]);
  for (const [, make] of outputs) {
    const { file = "" } = (await make()) as { file?: string };
    expect(existsSync(file), file).toBe(true);
  }
});
