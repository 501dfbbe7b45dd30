import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
});

async function edit(source: string | undefined) {
  vi.stubEnv("SOURCE_URL", source);
  // The setting is read when the module is loaded.
  vi.resetModules();
  const { editAddress } = await import("./source.ts");
  return editAddress("apps/site/content/packages.mdx");
}

test("a file can be edited where the operator keeps the repository", async () => {
  expect(await edit("https://code.example.org/daylit/")).toBe(
    "https://code.example.org/daylit/edit/main/apps/site/content/packages.mdx",
  );
});

test("without SOURCE_URL nothing is offered", async () => {
  expect(await edit(undefined)).toBeUndefined();
  expect(await edit("")).toBeUndefined();
});
