import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures } from "../../features/pictures/outputs.server.ts";
import { outputTypes } from "../output/outputs.server.ts";

test("the icon is at the address that browsers try first", async () => {
  const address = "/favicon.ico";
  const content = await pictures.outputs({} as never).get(address)?.();
  expect(content).toMatchObject({ file: expect.stringMatching(/favicon\.ico$/) });
  expect(existsSync((content as { file: string }).file)).toBe(true);
  expect(outputTypes.pictures?.owns.test(address)).toBe(true);
});
