// Writes every client's site into clients/build/<slug>, ready to be served on its own host.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { wholeFile } from "../css/bundle.ts";
import { assetFile, pictureFiles } from "../layouts/asset-files.ts";
import { assetsOf } from "../layouts/assets.ts";
import { pictureFile, widthsOf } from "../layouts/pictures.ts";
import { compressFolder } from "../scripts/compress.ts";
import { clientAddress } from "./address.ts";
import { files, previewFile } from "./head.ts";
import { iconOf } from "./icon.ts";
import { loadOutput } from "./load.ts";
import { manifestOf } from "./manifest.ts";
import type { Client, ClientPage } from "./model.ts";
import { notFound } from "./not-found.ts";
import { iconsOf, previewOf } from "./pictures.ts";
import { registerSource, workerSource } from "./worker.ts";

const output = join(import.meta.dirname, "build");
const siteOrigin = process.env.SITE_ORIGIN ?? "http://localhost:4173";
const library = pictureFiles();
const framework = wholeFile().min.code;
const { clients, renderPage, stylesheet } = await loadOutput();

const documentFile = ({ path }: ClientPage) =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** Everything that is text or small, by file name. */
async function smallFiles(client: Client): Promise<Map<string, string | Buffer>> {
  const pages = [...client.pages, notFound];
  const address = clientAddress(client.slug, siteOrigin);
  return new Map<string, string | Buffer>([
    ...pages.map((page) => [documentFile(page), renderPage(client, page, address)] as const),
    [files.framework, framework],
    [files.style, stylesheet(client, pages)],
    [files.manifest, JSON.stringify(manifestOf(client))],
    [files.register, registerSource(files.worker)],
    [files.icon, iconOf(client)],
    ...Object.entries(await iconsOf(client)),
  ]);
}

/** Copies the pictures and fonts that the pages name, and cuts the preview picture. */
async function copyAssets(client: Client, folder: string, html: string, css: string) {
  const preview = previewFile(client);
  const addresses = assetsOf(html, css).filter((address) => address !== preview);
  const find = (address: string) => {
    const file = assetFile(address, library);
    if (!file) throw new Error(`${client.slug}: ${address} is not in the picture library`);
    return file;
  };
  for (const address of addresses) {
    await mkdir(join(folder, dirname(address)), { recursive: true });
    await copyFile(find(address), join(folder, address));
  }
  if (preview) {
    const widest = pictureFile(client.preview, widthsOf(client.preview).at(-1) ?? 0, "avif");
    await writeFile(join(folder, preview), await previewOf(client, find(widest)));
  }
  return addresses;
}

async function build(client: Client) {
  const folder = join(output, client.slug);
  const contents = await smallFiles(client);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of contents) await writeFile(join(folder, name), content);
  const html = [...contents].flatMap(([name, text]) => (name.endsWith(".html") ? [text] : []));
  const css = String(contents.get(files.style));
  const assets = await copyAssets(client, folder, html.join(""), css);

  const fonts = assets.filter((name) => name.startsWith("fonts/"));
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== files.worker)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(await readFile(name));
  const shell = [
    ...client.pages.map(({ path }) => path),
    ...[files.framework, files.style, files.manifest, files.register, files.icon, ...fonts].map(
      (name) => `/${name}`,
    ),
  ];
  const version = hash.digest("hex").slice(0, 12);
  await writeFile(join(folder, files.worker), workerSource(version, shell));
}

await rm(output, { recursive: true, force: true });
for (const client of clients) await build(client);
await compressFolder(output);
console.log(`${clients.length} client sites built`);
