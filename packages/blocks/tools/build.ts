import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandFiles } from "./command.ts";
import { distFiles, root } from "./dist.ts";

const dist = [...(await distFiles())].map(([name, text]) => [`dist/${name}`, text] as const);
const files = [...dist, ...(await commandFiles())];
for (const folder of ["bin", "dist"]) rmSync(join(root, folder), { recursive: true, force: true });
for (const [name, text] of files) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text, { mode: name.startsWith("bin/") ? 0o755 : 0o644 });
}
console.log(`packages/blocks: ${files.length} files`);
