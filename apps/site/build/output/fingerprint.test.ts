import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { fingerprint, sources } from "./fingerprint.ts";

const home = mkdtempSync(join(tmpdir(), "stamp-"));
afterAll(() => rmSync(home, { recursive: true }));

function write(source: string, words: string) {
  const file = join(home, /\.\w+$|^LICENSE$/.test(source) ? source : join(source, "a.ts"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, words);
}
for (const source of sources) write(source, "before");

test("a change of anything that pages are made from asks for a build", () => {
  for (const source of [...sources, "CHANGELOG.md", "LICENSE", "package-lock.json"]) {
    const before = fingerprint(home);
    write(source, `after ${before}`);
    expect(fingerprint(home), source).not.toBe(before);
  }
});

test("a setting that is written into pages asks for one, a permission does not", () => {
  const before = fingerprint(home);
  vi.stubEnv("ALLOW_LOCALHOST", "1");
  expect(fingerprint(home)).toBe(before);
  vi.stubEnv("STUDIO_EMAIL", "hello@studio.example");
  expect(fingerprint(home)).not.toBe(before);
  vi.unstubAllEnvs();
});
