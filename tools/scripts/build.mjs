// Builds everything, unless nothing has changed since the last build.
import { requireWritable } from "./install/install.mjs";
import { nodeProgram, runNode } from "./run.mjs";

export function buildFramework() {
  requireWritable();
  runNode("packages/css/tools/build.ts");
}

const site = ["apps/site/build/build.ts", "--if-changed", "--local"];
export const siteBuild = () => [nodeProgram(), site];

export function ensureBuilt() {
  buildFramework();
  runNode(...site);
}
