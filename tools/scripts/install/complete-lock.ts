/**
 * Names every platform's packages in package-lock.json, with the integrity that the registry says:
 * `npm run do -- complete-lock`.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { completed, missingPackages, nameOf, unpinned } from "./platform-packages.ts";

async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)("npm", [
    "view",
    `${name}@${version}`,
    "dist.integrity",
  ]).catch(() => ({ stdout: "" }));
  return /^sha512-\S+$/.exec(stdout.trim())?.[0];
}

const file = "package-lock.json";
const before = readFileSync(file, "utf8");
const lock = completed(JSON.parse(before));
const added = missingPackages(JSON.parse(before)).length;
let left = 0;
for (const path of unpinned(lock)) {
  const { version = "", ...rest } = lock.packages[path];
  const integrity = await integrityOf(nameOf(path), version);
  if (integrity) lock.packages[path] = { version, integrity, ...rest };
  else left += 1;
}
const after = `${JSON.stringify(lock, null, 2)}\n`;
if (after !== before) writeFileSync(file, after);
console.log(
  `${added} packages of other platforms were missing; of ${left} the registry has no integrity.`,
);
