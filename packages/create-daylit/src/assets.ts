import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error.ts";

/** Beside the command: pictures, typefaces, the framework and the packages that projects use. */
const folder = import.meta.dirname;

export const bundledText = (name: string) => readFileSync(join(folder, name), "utf8");
export const bundledFile = (name: string): Uint8Array => readFileSync(join(folder, name));
export const isBundled = (name: string) => existsSync(join(folder, name));

/** A tarball from the site has no pictures: it says where they are. */
const pictureFolder = () =>
  isBundled("origin.json") ? (JSON.parse(bundledText("origin.json")) as string) : undefined;

/** A picture or a typeface: from beside the command, or from the site that the command came from. */
export async function asset(name: string): Promise<Uint8Array> {
  if (isBundled(name)) return bundledFile(name);
  const folder = pictureFolder();
  if (!folder) throw new CommandError(`${name} is missing from this package`);
  const address = new URL(name, folder);
  const response = await fetch(address).catch(() => {
    throw new CommandError(`${address.host}, where the pictures are, doesn’t answer`);
  });
  if (!response.ok) throw new CommandError(`${address} answers with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
