import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "@daylit/layouts/render/asset-address.ts";
import { CommandError } from "./command-error.ts";

/** Beside the command: pictures, typefaces, the framework and the packages that projects use. */
const folder = import.meta.dirname;

export const bundledText = (name: string) => readFileSync(join(folder, name), "utf8");
export const bundledFile = (name: string): Uint8Array => readFileSync(join(folder, name));
const isBundled = (name: string) => existsSync(join(folder, name));

/** The address of a page of the site that the command came from. */
export const siteAddress = (path: string): string | undefined =>
  isBundled("origin.json")
    ? new URL(path, JSON.parse(bundledText("origin.json")) as string).href
    : undefined;

const fetched = (address: string) =>
  fetch(address).catch(() => {
    throw new CommandError(`${new URL(address).host}, where the pictures are, doesn’t answer`);
  });

/** A picture or a typeface: from beside the command, or from the site that the command came from. */
export async function asset(name: string): Promise<Uint8Array> {
  if (isBundled(name)) return bundledFile(name);
  // A tarball from the site has no pictures: they are fetched from there, beside the layouts that show
  // them, or in the library.
  const [shown, kept] = [siteAddress(`view/${name}`), siteAddress(addressOf(name).slice(1))];
  if (!shown || !kept) throw new CommandError(`${name} is missing from this package`);
  const answer = await fetched(shown);
  const response = answer.ok ? answer : await fetched(kept);
  if (!response.ok) throw new CommandError(`${kept} answers with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
