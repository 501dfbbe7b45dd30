/** A server as the owner of an exported site has it: a configuration of their own, and the lines of the zip. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort, type Program, start } from "./programs.ts";

const configurations: Record<
  Program,
  (root: string, site: string, port: number) => [name: string, text: string]
> = {
  nginx: (root, site, port) => [
    "nginx.conf",
    `server {\n  listen ${port};\n  server_name 127.0.0.1;\n  root ${root};\n  include "${site}/hosts/nginx.conf";\n}\n`,
  ],
  caddy: (root, site, port) => [
    "Caddyfile",
    `http://127.0.0.1:${port} {\n\troot * ${root}\n\tfile_server\n\timport "${site}/hosts/caddy.conf"\n}\n`,
  ],
  apache: (root, _, port) => [
    "apache.conf",
    `<Directory ${root}>\n  AllowOverride All\n  Require all granted\n</Directory>\n<VirtualHost 127.0.0.1:${port}>\n  ServerName 127.0.0.1\n  DocumentRoot ${root}\n</VirtualHost>\n`,
  ],
};

export function putFiles(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Serves the files that are made for an address on this machine, at the top of the host or below a path. */
export async function serveOwned(
  program: Program,
  filesAt: (address: string) => ReadonlyMap<string, string | Uint8Array>,
  path = "/",
) {
  const store = mkdtempSync(join(tmpdir(), "daylit-live-"));
  const port = await freePort();
  const address = new URL(path, `http://127.0.0.1:${port}`).href;
  const root = join(store, "current/site");
  const folder = join(root, decodeURI(path));
  putFiles(folder, filesAt(address));
  putFiles(join(store, "current/hosts"), new Map([configurations[program](root, folder, port)]));
  const { stop } = await start(program, store, port);
  const end = async () => {
    await stop();
    rmSync(store, { recursive: true, force: true });
  };
  return { folder, address, end };
}
