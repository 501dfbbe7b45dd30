// Writes every client's site into clients/build/<slug>, ready to be served on its own host.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressFolder } from "../scripts/compress.ts";
import { loadOutput } from "./load.ts";

const output = join(import.meta.dirname, "build");
const siteOrigin = process.env.SITE_ORIGIN ?? "http://localhost:4173";
const { clients, clientFiles } = await loadOutput();

await rm(output, { recursive: true, force: true });
for (const client of clients)
  for (const [name, content] of await clientFiles(client, siteOrigin)) {
    const file = join(output, client.slug, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
await compressFolder(output);
console.log(`${clients.length} client sites built`);
