import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import { readFile } from "node:fs/promises";
import { assetFile, pictureFiles } from "@daylit/layouts/render/asset-files.ts";
import { type Files, finish, plan } from "@daylit/site-engine/build/build.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { clientAddress } from "./address.ts";
import { headOf, previewFile } from "./head.ts";
import type { Client } from "./model.ts";
import { previewOf } from "./pictures.ts";
import { siteOfClient } from "./site-document.ts";

/** File name → content of a client's site, ready for a host of its own. */
export type ClientFiles = Files;

export async function clientFiles(client: Client, siteOrigin: string): Promise<ClientFiles> {
  const site = siteOfClient(client, clientAddress(client.slug, siteOrigin));
  const picture = await previewOf(client);
  const library = pictureFiles();
  const read = (address: string) => {
    const file = assetFile(address, library);
    if (!file) throw new Error(`${client.slug}: ${address} is not in the picture library`);
    return readFile(file);
  };
  const planned = plan(site, {
    framework: wholeFile().min.code,
    linking: "paths",
    head: headOf(client),
    ...(picture ? { preview: previewFile(client), picture } : {}),
  });
  const assets = new Map<string, Uint8Array>();
  for (const { name, key } of planned.requiredAssets) assets.set(key, await read(name));
  return finish(planned, assets);
}
