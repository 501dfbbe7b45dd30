import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { distFiles, root } from "./dist.ts";

const files = await distFiles();
const dist = join(root, "dist");
rmSync(dist, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content, { mode: name.endsWith(".js") ? 0o755 : 0o644 });
}
console.log(`packages/create-daylit/dist: ${files.size} files`);
