import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileOf } from "../../build/output/output.ts";
import { offlinePath } from "../../model/offline-path.ts";
import { documentationPages } from "../../model/pages/documentation.ts";
import { searchFolder } from "../search/query/core.ts";
import { offlineManifestOf } from "./build-manifest.ts";
import { shellOf } from "./build-worker.ts";

const root = mkdtempSync(join(tmpdir(), "offline-lists-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(address: string, text: string) {
  const file = join(root, fileOf(address));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const chapter = documentationPages[0]?.path ?? "";
const style = "/assets/site-0a1b2c3d.css";
write(offlinePath, `<link href="${style}">`);
write(style, "a{}");
write(chapter, "A chapter");
write(`${searchFolder}core.json`, "{}");
write(`${searchFolder}words-0a1b2c3d.json`, "[]");

const revisions = () => new Map(shellOf(root).map(({ url, revision }) => [url, revision]));

test("a page of the shell that changed has another revision; a name that changes needs none", () => {
  const before = revisions();
  expect(before.get(style)).toBeNull();
  expect(before.get(offlinePath)).toMatch(/^.{16}$/);
  write(offlinePath, `<link href="${style}">, and a word more`);
  expect(revisions().get(offlinePath)).not.toBe(before.get(offlinePath));
});

test("what is saved for reading offline has the pages, what they name, and every file of the search", () => {
  const { files, version } = offlineManifestOf(root);
  expect(files.map(([address]) => address).sort()).toEqual(
    [
      offlinePath,
      style,
      chapter,
      `${searchFolder}core.json`,
      `${searchFolder}words-0a1b2c3d.json`,
    ].sort(),
  );
  write(chapter, "A chapter, mended");
  expect(offlineManifestOf(root).version).not.toBe(version);
});
