import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { distFiles, root } from "./dist.ts";

// A copy without a public site has no composer that pages could lead to.
const { SITE_ORIGIN } = process.env;
const origin = SITE_ORIGIN && new URL(`${SITE_ORIGIN.replace(/\/+$/, "")}/`).href;
const files = await distFiles(undefined, origin);
const dist = join(root, "dist");
rmSync(dist, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content, { mode: name.endsWith(".js") ? 0o755 : 0o644 });
}
console.log(`packages/create-daylit/dist: ${files.size} files`);
if (!origin) console.log("Without SITE_ORIGIN, sites as HTML have no /edit.html.");
