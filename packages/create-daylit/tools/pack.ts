import { packageFile, tarball } from "daylit/internal/tools/tarball.ts";
import { distFiles, root, version } from "./dist.ts";

const always = ["LICENSE", "README.md", "package.json"];

export const packageName = `create-daylit-${version}.tgz`;

/** Every file of the package for npm: with all pictures, so that it needs no network. */
export async function packageFiles(): Promise<Map<string, Uint8Array>> {
  const files = always.map((name): [string, Uint8Array] => [name, packageFile(root, name)]);
  for (const [name, content] of await distFiles())
    files.push([`dist/${name}`, Buffer.from(content)]);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The command without pictures, which it reads from the site at `origin`: hosts refuse files of more
 * than 25 MB. The package for npm has them all (build.ts).
 */
export async function packedWithoutPictures(origin: string): Promise<Buffer> {
  const files = always.map((name): [string, Uint8Array] => [name, packageFile(root, name)]);
  for (const [name, content] of await distFiles(() => false, origin))
    files.push([`dist/${name}`, Buffer.from(content)]);
  return tarball(new Map(files.sort(([a], [b]) => (a < b ? -1 : 1))));
}
