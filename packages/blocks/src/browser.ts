import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, extname, join } from "node:path";
import { promisify } from "node:util";

const names = [
  "chromium-headless-shell",
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium of the machine; the variable CHROMIUM names another. */
export const browserOf = (env: NodeJS.ProcessEnv): string | undefined =>
  [
    ...(env.CHROMIUM ? [env.CHROMIUM] : []),
    ...(env.PATH ?? "")
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ].find((file) => existsSync(file));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** The folder as hosts serve it: an address without a file is the page of its folder, or the first. */
function fileServer(root: string) {
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  return createServer(({ url = "/" }, response) => {
    const path = join(root, decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = [path, join(path, "index.html"), join(root, "index.html")].find(isFile);
    if (!file) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    response.end(readFileSync(file));
  });
}

/** The page as its own scripts draw it. */
async function drawnAt(browser: string, address: string): Promise<string> {
  const options = "--headless --no-sandbox --disable-gpu --virtual-time-budget=8000 --dump-dom";
  const { stdout } = await promisify(execFile)(browser, [...options.split(" "), address], {
    timeout: 60_000,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** A file of a folder, or an address, after its scripts have run. */
export async function drawn(browser: string, place: { root: string; path: string } | string) {
  if (typeof place === "string") return drawnAt(browser, place);
  const server = fileServer(place.root).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as { port: number };
  try {
    const origin = `http://127.0.0.1:${port}`;
    const html = await drawnAt(browser, `${origin}/${place.path}`);
    // Bundlers add stylesheets by their whole address, which only this server has.
    return html.replaceAll(`"${origin}/`, '"/');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
