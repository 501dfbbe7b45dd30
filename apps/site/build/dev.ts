// The development server: every address of the table of outputs, made on request.
//   npm run dev        PORT chooses another port than 4173
import { readFileSync, watch } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import type { ViteDevServer } from "vite";
import type { Files } from "../shell/document.server.tsx";
import { bundle } from "./bundle.ts";
import { acrossRestarts } from "./development/restarts.ts";
import { sources } from "./output/fingerprint.ts";
import type { Content } from "./output/output.ts";
import { resolveOutput } from "./output/resolve-output.ts";
import { loadOutputs, openVite } from "./vite-server.ts";

const port = Number(process.env.PORT ?? 4173);
// It is worked on at the top of this machine, wherever it will stand.
if (process.env.SITE_ORIGIN) process.env.SITE_ORIGIN = new URL(process.env.SITE_ORIGIN).origin;
const home = join(import.meta.dirname, "../../..");
const examples = join(home, "packages/css/examples");
const server = createServer((request, response) => {
  load(() => respond(request, response)).catch((error: Error) => {
    vite.ssrFixStacktrace(error);
    console.error(error.stack);
    // The next request tries again: a source that was fixed needs no new start.
    send(response, "/error.txt", 500, error.stack ?? error.message);
  });
});
const { plugin, load } = acrossRestarts(watchSources);
const vite = await openVite(server, [plugin]);

/** The same script as in a build. If it cannot be made, the next request says why. */
function makeBoot() {
  const made = bundle(new URL("../runtime/start/boot.ts", import.meta.url));
  made.catch(() => {});
  return made;
}
let boot = makeBoot();

async function files(): Promise<Files> {
  return {
    boot: await boot,
    start: ["/runtime/start/start.ts"],
    style: (name) => `/${name}`,
    asset: (name) => `/${name}`,
    code: () => [],
    island: () => [],
    search: [],
  };
}

async function clientAnswer(slug: string, address: string): Promise<Content | undefined> {
  const { loadClients } = await loadOutputs(vite);
  const all = await (await loadClients()).get(slug)?.();
  const name = address.slice(1) || "index.html";
  return all?.get(name) ?? all?.get(`${name}.html`);
}

function send(response: ServerResponse, address: string, status: number, content: Content) {
  response.writeHead(status, {
    "Content-Type": typeOf(/\.\w+$/.test(address) ? address.slice(1) : "page.html"),
    "Cache-Control": "no-store",
    "Access-Control-Allow-Origin": "*",
  });
  response.end(
    typeof content === "object" && "file" in content ? readFileSync(content.file) : content,
  );
}

async function page(address: string, html: string) {
  // Vite's own client: hot changes, and the errors of a source on the page.
  return /^[^.]*$|^\/404\.html$/.test(address) ? vite.transformIndexHtml(address, html) : html;
}

function addressOf(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/[?#].*/, "")).replace(/(?<=.)\/$/, "");
  } catch {
    return undefined;
  }
}

async function respond(request: IncomingMessage, response: ServerResponse) {
  const address = addressOf(request.url ?? "/");
  if (address === undefined) return send(response, "/bad.txt", 400, "This address cannot be read");
  const slug = /^([\w-]+)\.localhost(:|$)/.exec(request.headers.host ?? "")?.[1];
  if (slug) {
    const found = await clientAnswer(slug, address);
    if (found) return send(response, address, 200, found);
    const missing = await clientAnswer(slug, "/404.html");
    return send(response, "/", 404, missing ?? "There is no such client.");
  }
  const found = await resolveOutput(vite, address, await files());
  if (found !== undefined)
    return send(
      response,
      address,
      200,
      typeof found === "string" ? await page(address, found) : found,
    );
  vite.middlewares(request, response, async () => {
    const missing = String(await resolveOutput(vite, "/404.html", await files()));
    send(response, "/", 404, await page("/404.html", missing));
  });
}

let waiting: NodeJS.Timeout | undefined;
const changed = new Set<string>();

/** Modules that read a folder's files on their own: no graph knows what they have read. */
const readers: Record<string, readonly string[]> = {
  css: [
    "packages/css/tools/reference/reference.ts",
    "packages/css/tools/reference/examples.ts",
    "packages/css/tools/bundle/bundle.ts",
  ],
};

/**
 * Vite forgets a changed module and its importers. Of a file that was read, its readers are
 * forgotten; where they are not known, everything is.
 */
async function invalidate() {
  const { moduleGraph } = vite.environments.ssr;
  for (const file of changed) {
    if (moduleGraph.getModulesByFile(file)?.size) continue;
    const known = readers[/^packages\/(\w+)\//.exec(file.slice(home.length + 1))?.[1] ?? ""];
    if (!known) moduleGraph.invalidateAll();
    for (const reader of known ?? [])
      for (const module of moduleGraph.getModulesByFile(join(home, reader)) ?? [])
        moduleGraph.invalidateModule(module);
  }
  changed.clear();
  // What it is made of is known to the bundler alone, which needs 30 ms. Exchanging the content of an
  // open page leaves the script in its head as it is; where it cannot be made, the page says why.
  const before = boot;
  boot = makeBoot();
  const [old, now] = await Promise.all([before, boot].map((made) => made.catch(() => undefined)));
  if (now === undefined || now !== old) vite.ws.send({ type: "full-reload" });
  else vite.ws.send("daylit:renew");
}

function onFileChange(file: string) {
  if (file.startsWith(join(home, "build")) || /node_modules|\/dist\/|\.cache/.test(file)) return;
  // A stylesheet of the site is exchanged by Vite itself.
  if (/\/apps\/site\/.*\.css$/.test(file)) return;
  // Editors empty a file before they write it: the last word counts.
  changed.add(file);
  clearTimeout(waiting);
  waiting = setTimeout(invalidate, 60);
}

function watchSources({ watcher }: ViteDevServer) {
  watcher.add(sources.map((source) => join(home, source)));
  watcher.on("all", (_, file) => onFileChange(file));
  // Vite takes every HTML file for a page of its own and would load the open one again: the examples
  // are watched beside it.
  watcher.unwatch(examples);
}
watch(examples, { recursive: true }, (_, name) => name && onFileChange(join(examples, name)));

server.listen(port, () => console.log(`Daylit is being worked on at http://localhost:${port}`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));
