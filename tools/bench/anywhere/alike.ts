import { once } from "node:events";
import { askingAt } from "@daylit/serve/asking.ts";
import { freePort, startCaddy, startNginx } from "@daylit/serve/expectations/programs.ts";
import { listFiles } from "@daylit/serve/files.ts";
import { publishedFrom, serverFiles } from "@daylit/serve/host-files/index.ts";
import { createStaticServer } from "@daylit/serve/server.ts";
import { readSettings } from "@daylit/serve/settings.ts";

type Folders = { site: string; clients: string };

const servers = ["own", "nginx", "caddy"] as const;
type Name = (typeof servers)[number];

/** What a visitor's browser goes by. */
const told = [
  "content-type",
  "cache-control",
  "content-security-policy",
  "permissions-policy",
  "x-robots-tag",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "content-encoding",
];

async function start(name: Name, folders: Folders, scratch: string, port: number) {
  const settings = readSettings({ SITE_ORIGIN: `http://localhost:${port}` });
  const files = serverFiles(publishedFrom(folders, settings, folders));
  if (name === "nginx") return startNginx(scratch, files["nginx.conf"] ?? "", port);
  if (name === "caddy") return startCaddy(scratch, files.Caddyfile ?? "", port);
  const server = createStaticServer({ ...folders, settings }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { stop };
}

/** What a server answers with at each address, as one line; ports apart. */
async function answers(name: Name, folders: Folders, scratch: string, addresses: string[]) {
  const port = await freePort();
  const { stop } = await start(name, folders, scratch, port);
  const ask = askingAt(port);
  const lines = new Map<string, string>();
  try {
    for (const address of addresses) {
      const { status, headers } = await ask(encodeURI(address), {
        method: "HEAD",
        headers: { "Accept-Encoding": "gzip" },
      });
      const line = [status, ...told.map((header) => headers[header] ?? null)];
      lines.set(address, JSON.stringify(line).replaceAll(String(port), "PORT"));
    }
  } finally {
    await stop();
  }
  return lines;
}

/** Asks three servers for every address of a build, and names those that are answered otherwise. */
export async function differences(folders: Folders, scratch: string): Promise<string[]> {
  const { files, withEnding } = listFiles(folders.site);
  const missing = ["/nowhere", "/assets/none-12345678.js", "/view/none.html"];
  const addresses = [...files.keys(), ...withEnding.keys(), ...missing];
  const [own, ...others] = await Promise.all(
    servers.map(async (name) => ({
      name,
      lines: await answers(name, folders, scratch, addresses),
    })),
  );
  console.log(`  ${addresses.length} addresses, each asked of ${servers.join(", ")}`);
  return others.flatMap(({ name, lines }) =>
    addresses
      .filter((address) => lines.get(address) !== own?.lines.get(address))
      .map(
        (address) =>
          `${name} ${address}: ${lines.get(address)} instead of ${own?.lines.get(address)}`,
      ),
  );
}
