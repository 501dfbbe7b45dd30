import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { distFiles, root } from "./dist.ts";

const files = await distFiles();
const dist = join(root, "dist");
rmSync(dist, { recursive: true, force: true });
for (const [name, text] of files) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), text);
}
console.log(`packages/blocks/dist: ${files.size} files`);
