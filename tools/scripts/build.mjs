// Builds everything, unless nothing has changed since the last build.
import { nodeProgram, runNode } from "./run.mjs";

export const buildFramework = () => runNode("css/build.ts");

const site = ["site/output/build.ts", "--if-changed", "--local"];
export const siteBuild = () => [nodeProgram(), site];

export function ensureBuilt() {
  buildFramework();
  runNode(...site);
}
