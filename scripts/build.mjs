// Builds everything, unless nothing has changed since the last build.
import { runNode } from "./run.mjs";

export function ensureBuilt() {
  runNode("css/build.ts");
  runNode("site/output/build.ts", "--if-changed", "--local");
}
