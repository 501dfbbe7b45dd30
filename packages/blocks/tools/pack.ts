import { packageFile, tarball } from "daylit/internal/tools/tarball.ts";
import { commandFiles } from "./command.ts";
import { distFiles, root, version } from "./dist.ts";

const always = ["LICENSE", "README.md", "package.json"];

/** Every file of the package, by its path in it, in the order of the alphabet. */
export async function packageFiles(): Promise<Map<string, Buffer>> {
  const found = always.map((name): [string, Buffer] => [name, packageFile(root, name)]);
  for (const [name, text] of await distFiles()) found.push([`dist/${name}`, Buffer.from(text)]);
  for (const [name, text] of await commandFiles()) found.push([name, Buffer.from(text)]);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const packageName = `daylit-blocks-${version}.tgz`;

let made: Promise<Buffer> | undefined;

/** The package as npm installs it from an address. */
export function packed(): Promise<Buffer> {
  made ??= packageFiles().then(tarball);
  return made;
}
