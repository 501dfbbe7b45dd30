import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "../files.ts";
import { listClients, type Published } from "../host-files/listing.ts";
import { readSettings } from "../settings.ts";

export const page = `<!doctype html><title>Page</title>${"<p>Words.</p>".repeat(100)}`;
export const missing = `<!doctype html><title>Not here</title>${"<p>Words.</p>".repeat(100)}`;
export const hashed = "/assets/entry-Ab12_-x9.js";
export const picture = "/pictures/bread.0a1b2c3d.webp";

const text = { page, missing, script: "export const words = 1;\n".repeat(60) };

const files: Record<string, string> = {
  "site/index.html": text.page,
  "site/404.html": text.missing,
  "site/documentation/index.html": text.page,
  "site/documentation/theming/index.html": text.page,
  "site/documentation/theming.md": "# Theming\n".repeat(80),
  "site/stylesheet/subHead/index.html": text.page,
  "site/samples/card/row.html": text.page,
  "site/samples/subHead/basic.html": text.page,
  "site/view/arch-0001.html": text.page,
  "site/compose/index.html": text.page,
  "site/compose/page.html": text.page,
  "site/view/arch-0001.css": "p { color: red }\n".repeat(60),
  [`site${hashed}`]: text.script,
  "site/assets/preview.png": "0123456789",
  [`site${picture}`]: "webp",
  "site/fonts/text.woff2": "font",
  "site/manifest.webmanifest": "{}",
  "site/service-worker.js": text.script,
  "site/feed.xml": "<feed/>",
  "site/sitemap.xml": "<urlset/>",
  "site/catalogue.json": "{}",
  "site/.well-known/security.txt": "Contact: x",
  "site/.policy.json": JSON.stringify({
    scriptHashes: ["sha256-boot"],
    sampleHashes: ["sha256-frame"],
    trustedTypes: ["daylit"],
    secret: "secret",
  }),
  "site/.env": "secret",
  "site/.git/config": "secret",
  "site/_headers": "secret",
  "outside.txt": "secret",
  "clients/kilnlog/index.html": text.page,
  "clients/kilnlog/how-it-works.html": text.page,
  "clients/kilnlog/404.html": text.missing,
  "clients/kilnlog/style.css": "p { color: red }\n".repeat(60),
};

/** A small build in the shape of the real one, and what the files for hosts are made from. */
export function fixture() {
  const root = mkdtempSync(join(tmpdir(), "expectations-"));
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (content.length < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  const folders = { site: join(root, "site"), clients: join(root, "clients") };
  const published = (origin: string): Published => {
    const settings = readSettings({ SITE_ORIGIN: origin, CLIENTS_DOMAIN: "clients.test" });
    const policy = JSON.parse(files["site/.policy.json"] ?? "");
    return {
      settings,
      policy: { ...settings, ...policy },
      site: listFiles(folders.site),
      clients: listClients(folders.clients, ["kilnlog"]),
      folders,
    };
  };
  return { root, folders, published, remove: () => rmSync(root, { recursive: true }) };
}
