import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { writeHostFiles } from "../host-files/index.ts";
import { type BuildRecord, recordFile } from "../policy/build.ts";
import { writeDigests } from "../policy/digests.ts";
import { type Environment, readSettings } from "../policy/settings.ts";

const document = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>Words.</p>".repeat(100)}`;

/** The public files of a small build in the shape of the real one. Its name is in every page. */
const filesOf = (name: string): Record<string, string> => {
  const page = document(name);
  const script = "export const words = 1;\n".repeat(60);
  const style = "p { color: red }\n".repeat(60);
  return {
    "site/index.html": page,
    "site/404.html": document("Not here"),
    "site/documentation/index.html": page,
    "site/documentation/theming/index.html": page,
    "site/documentation/theming.md": "# Theming\n".repeat(80),
    "site/stylesheet/subHead/index.html": page,
    "site/samples/card/row.html": page,
    "site/samples/subHead/basic.html": page,
    "site/view/arch-0001.html": page,
    "site/view/arch-0001.css": style,
    "site/compose/index.html": page,
    "site/compose/page.html": page,
    // Too small to have a compressed copy, and the first of the scripts.
    "site/assets/a-small123.js": "export {};",
    [`site/assets/entry-${name.padEnd(8, "_")}.js`]: script,
    "site/assets/preview.png": "0123456789",
    "site/pictures/bread.0a1b2c3d.webp": "webp",
    "site/fonts/text.woff2": "font",
    "site/favicon.ico": "icon",
    "site/manifest.webmanifest": "{}",
    "site/service-worker.js": script,
    "site/service-worker-off.js": "registration.unregister();\n",
    "site/feed.xml": "<feed/>",
    "site/sitemap.xml": "<urlset/>",
    "site/catalogue.json": "{}",
    "site/daylit-0.1.0.tgz": "tarball.".repeat(512),
    "site/.well-known/security.txt": "Contact: x",
    "site/.env": "secret",
    "site/.git/config": "secret",
    "outside.txt": "secret",
    "clients/kilnlog/index.html": page,
    "clients/kilnlog/how-it-works.html": page,
    "clients/kilnlog/404.html": document("Not here"),
    "clients/kilnlog/style.css": style,
  };
};

/** Writes a small finished build, as apps/site/build/build.ts writes the real one. */
export function writeSmallBuild(folder: string, environment: Environment, name = "first") {
  for (const [file, content] of Object.entries(filesOf(name))) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (content.length < 512 || /\.tgz$/.test(file)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  const record: BuildRecord = {
    stamp: name,
    settings: readSettings(environment),
    policy: {
      scriptHashes: [`sha256-${name}`],
      sampleHashes: ["sha256-frame"],
      trustedTypes: ["daylit"],
    },
  };
  writeFileSync(join(folder, recordFile), JSON.stringify(record));
  writeHostFiles(folder);
  writeDigests(folder);
}

/** A folder for releases with a small build where the server files look for it. */
export function smallRelease(environment: Environment) {
  const store = mkdtempSync(join(tmpdir(), "daylit-hosting-"));
  const folder = join(store, "current");
  writeSmallBuild(folder, { RELEASES: store, ...environment });
  return { store, folder, remove: () => rmSync(store, { recursive: true, force: true }) };
}
