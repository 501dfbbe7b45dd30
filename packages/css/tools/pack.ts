import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { distFiles, version } from "./dist.ts";
import { root } from "./reference/reference.ts";

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
    .map((name): [string, Buffer] => [name, readFileSync(join(root, name))]);
  for (const [name, text] of distFiles()) found.push([`dist/${name}`, Buffer.from(text)]);
  // Other programs bundle and type it: taken as tools/build.ts has written it. Development does without.
  for (const name of globSync("dist/behaviour{.*,/*}", { cwd: root }))
    found.push([name, readFileSync(join(root, name))]);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isFolder = (name: string) =>
  existsSync(join(root, name)) && statSync(join(root, name)).isDirectory();

/** The moment that npm gives to every file, so that the same files make the same bytes. */
const moment = Date.UTC(1985, 9, 26, 8, 15) / 1000;

/** A file’s head in a tar archive (POSIX ustar). Numbers are octal; the sum counts itself as spaces. */
function head(name: string, size: number): Buffer {
  const block = Buffer.alloc(512);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, "0")}\0`;
  if (Buffer.byteLength(name) > 100) throw new Error(`too long for a tar archive: ${name}`);
  block.write(name, 0);
  block.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12), 100);
  block.write(`${octal(moment, 12)}        0`, 136);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

let made: ReturnType<typeof pack> | undefined;

/** The package as npm installs it from an address. The same sources give the same bytes. */
export function packed() {
  made ??= pack();
  return made;
}

function pack() {
  const blocks = [...packageFiles()].flatMap(([name, bytes]) => [
    head(`package/${name}`, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & 511),
  ]);
  const bytes = gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 });
  return {
    name: `daylit-${version}.tgz`,
    bytes,
    /** As npm writes it into a lockfile. */
    integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
  };
}
