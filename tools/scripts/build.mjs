// Builds everything, unless nothing has changed since the last build.
import { nodeProgram, runNode } from "./run.mjs";

export const buildFramework = () => runNode("packages/css/tools/build.ts");

const site = ["apps/site/build/build.ts", "--if-changed", "--local"];
export const siteBuild = () => [nodeProgram(), site];

export function ensureBuilt() {
  buildFramework();
  runNode(...site);
}
