import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { loadOutput } from "../catalogue/load.ts";
import { assetFile, pictureFiles } from "../render/asset-files.ts";

const pictures = join(import.meta.dirname, "../../../pictures");

/** A plain stand-in, so that a page can be judged before its pictures are rendered. */
const standIn = (id: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 960"><rect width="1440" height="960" fill="#c9b8a0"/><path d="M0 960 900 0h540v960z" fill="#dccbb2"/><circle cx="860" cy="600" r="210" fill="#b5643c"/><text x="60" y="120" font-size="60" font-family="sans-serif">${id}</text></svg>`;

function asset(address: string): [string, Buffer | string] {
  const file = assetFile(address, pictureFiles());
  const type = address.endsWith("woff2") ? "font/woff2" : `image/${address.split(".").at(-1)}`;
  if (file) return [type, readFileSync(file)];
  const id = address.replace(/^pictures\//, "").replace(/-\d+\.\w+$/, "");
  const raw = join(pictures, ".cache/renders", `${id}.png`);
  return existsSync(raw) ? ["image/png", readFileSync(raw)] : ["image/svg+xml", standIn(id)];
}

/** The catalogue straight from its sources, for looking at while writing. */
export async function startPreview() {
  const {
    cataloguePages,
    documentFile,
    frameworkFile,
    outputHash,
    render,
    renderLayout,
    styleFile,
  } = await loadOutput();
  const framework = wholeFile().min.code;
  const answer = (path: string): [string, Buffer | string] | undefined => {
    if (path === frameworkFile) return ["text/css", framework];
    if (/^(pictures|fonts)\//.test(path)) return asset(path);
    const page = cataloguePages.find(
      (item) => path === documentFile(item) || path === styleFile(item),
    );
    if (!page) return;
    return path.endsWith(".css")
      ? ["text/css; charset=utf-8", renderLayout(page).css]
      : ["text/html; charset=utf-8", render(page)];
  };
  const server = createServer((request, response) => {
    const found = answer((request.url ?? "/").slice(1));
    response.writeHead(found ? 200 : 404, { "Content-Type": found?.[0] ?? "text/plain" });
    response.end(found?.[1] ?? "Not here");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    answer,
    outputHash,
    pages: cataloguePages,
    documentFile,
    close: () => server.close(),
  };
}
