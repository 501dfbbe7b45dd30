import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Beside the command: pictures, typefaces, the framework and the packages that projects use. */
const folder = import.meta.dirname;

export const bundledText = (name: string) => readFileSync(join(folder, name), "utf8");
export const bundledFile = (name: string): Uint8Array => readFileSync(join(folder, name));
export const isBundled = (name: string) => existsSync(join(folder, name));
