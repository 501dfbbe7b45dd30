import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

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

/** Files as npm packs them, by their path in the package. The same files give the same bytes. */
export function tarball(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const blocks = [...files].flatMap(([name, bytes]) => [
    head(`package/${name}`, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & 511),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 9 });
}

/** A file of a package. Its package.json loses the entry for what this repository reads and does not pack. */
export function packageFile(root: string, name: string): Buffer {
  const bytes = readFileSync(join(root, name));
  if (name !== "package.json") return bytes;
  const manifest = JSON.parse(`${bytes}`, (key, value) =>
    key === "./internal/*" ? undefined : value,
  );
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** A line that `sha512sum --check` reads. */
export const checksumLine = (name: string, bytes: Uint8Array): string =>
  `${createHash("sha512").update(bytes).digest("hex")}  ${name}\n`;

/** As npm writes it into a lockfile. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
