import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { distFiles, version } from "./dist.ts";
import { root } from "./reference/reference.ts";
import { integrityOf, packageFile, tarball } from "./tarball.ts";

/** npm packs these without being told. */
const always = ["package.json", "README.md", "LICENSE"];

/** Every file of the package, by its path in it, in the order of the alphabet. */
export function packageFiles(): Map<string, Buffer> {
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    files: string[];
  };
  const found = [...always, ...files.filter((name) => name !== "dist")]
    .flatMap((name) => (isFolder(name) ? globSync(`${name}/**/*`, { cwd: root }) : [name]))
    .filter((name) => !isFolder(name))
    .map((name): [string, Buffer] => [name, packageFile(root, name)]);
  for (const [name, text] of distFiles()) found.push([`dist/${name}`, Buffer.from(text)]);
  // Other programs bundle and type it: taken as tools/build.ts has written it. Development does without.
  for (const name of globSync("dist/behaviour{.*,/*}", { cwd: root }))
    found.push([name, readFileSync(join(root, name))]);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isFolder = (name: string) =>
  existsSync(join(root, name)) && statSync(join(root, name)).isDirectory();

let made: ReturnType<typeof pack> | undefined;

/** The package as npm installs it from an address. The same sources give the same bytes. */
export function packed() {
  made ??= pack();
  return made;
}

function pack() {
  const bytes = tarball(packageFiles());
  return { name: `daylit-${version}.tgz`, bytes, integrity: integrityOf(bytes) };
}
