import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plainFiles } from "daylit/internal/tools/plain-files.ts";
import { expect, test } from "vitest";
import type { Files } from "../../../shell/document.server.tsx";
import { fileAddress } from "./address.ts";
import { frameworkPackage } from "./outputs.server.ts";

const addresses = new Set(frameworkPackage.outputs({} as Files).keys());
const content = join(import.meta.dirname, "../../../content");

test("every file that a page without npm loads is on this site", () => {
  for (const [name] of Object.values(plainFiles)) expect(addresses).toContain(fileAddress(name));
});

test("every stylesheet and script of the package that a text names is on this site", () => {
  const texts = globSync("**/*.mdx", { cwd: content }).map((file) =>
    readFileSync(join(content, file), "utf8"),
  );
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?<![\w./-])\/?daylit\/(?:dist\/)?([\w/.-]+\.(?:css|js))\b/g),
  ]);
  expect(named.length).toBeGreaterThan(20);
  const missing = named
    .map(([, name = ""]) => fileAddress(name))
    .filter((at) => !addresses.has(at));
  expect(missing).toEqual([]);
});
