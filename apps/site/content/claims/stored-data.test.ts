import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cachePrefix, savedPrefix } from "../../features/offline/model/names.ts";
import { visitedKey } from "../../features/offline/model/worker-path.ts";
import { singleKeys } from "../../model/browser/single-keys.ts";
import { textFaceKey } from "../../runtime/text-face.ts";
import { databaseName } from "../../workspace/store/database.ts";
import type { WorkspaceRecord } from "../../workspace/store/record/record.ts";

const site = join(import.meta.dirname, "../..");

/** Folders whose words reach visitors. */
const shown = ["shell", "runtime", "ui", "workspace", "model", "features", "content"];
const buildTime =
  /^(content\/(checks|claims|tables)|features\/search\/(index|opensearch)|shell\/fonts|features\/reference\/samples)/;
const privacy = readFileSync(join(import.meta.dirname, "../pages/privacy.mdx"), "utf8");
const sources = shown
  .flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !buildTime.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(site, file), "utf8"));
const found = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = ""]) => name));

test("the privacy page names everything that is kept in the browser", () => {
  // Keys of a keyboard begin with a capital. Values by `kept()`, and what is written without it: the theme and the mark of a reload.
  const keys = [
    ...found(/\bkey: "([a-z][\w:-]*)"/g),
    ...found(/\bkey = "([a-z][\w:-]*)"/g),
    "theme",
    "reloaded",
    singleKeys,
    visitedKey,
    textFaceKey,
  ];
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !privacy.includes(`\`${key}\``))).toEqual([]);
  expect(privacy).toContain(`\`${cachePrefix}…\``);
  expect(privacy).toContain(`\`${savedPrefix}…\``);
});

test("nothing else can keep anything: no database, no cookie, no other way to storage", () => {
  expect(
    found(/\b(indexedDB|document\.cookie|cookieStore|showSaveFilePicker|getDirectory)\b/g),
  ).toEqual([]);
  // The one database: workspace/store/database.ts.
  expect(sources.filter((source) => /\bopenDB\b/.test(source))).toHaveLength(1);
  expect(privacy).toContain(`\`${databaseName}\``);
  // local-storage.ts, boot.ts, register-worker.ts and languages.ts; a fifth one has to be named on the page.
  expect(sources.filter((source) => /\.setItem\(/.test(source))).toHaveLength(4);
});

/** How the page calls each thing that a project keeps; the type makes sure that none is forgotten. */
const called: Record<
  Exclude<keyof WorkspaceRecord, "id" | "version" | "made" | "changed" | "stamp">,
  string
> = {
  ...{ name: "name", brand: "colour", harmony: "colour", palettes: "saved palettes" },
  ...{ layout: "chosen layout", favourites: "favourite layouts", plan: "plan", words: "words" },
  ...{ desk: "pictures", logo: "logo" },
  site: "the website you composed",
  earlier: "the version that it replaced",
  published: "marks of the versions you downloaded",
  online: "the version you last opened from its address",
  setAside: "texts that did not fit in it",
};

test("the privacy page names everything that a project keeps", () => {
  const row = privacy.split("\n").find((line) => line.includes(`\`${databaseName}\``)) ?? "";
  for (const words of Object.values(called)) expect(row).toContain(words);
});
