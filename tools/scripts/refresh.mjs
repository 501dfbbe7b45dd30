// npm run refresh: renews the committed files that are made from others, where they are out of date.
import { buildFramework } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { runNode } from "./run.mjs";

ensureInstalled();
buildFramework();
runNode("tools/refresh/main.ts", ...process.argv.slice(2));
