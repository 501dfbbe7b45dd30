// npm run build: installs what is missing, then builds everything for the address in SITE_ORIGIN.
import { buildFramework } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { runNode } from "./run.mjs";

ensureInstalled();
buildFramework();
runNode("apps/site/build/build.ts", ...process.argv.slice(2));
