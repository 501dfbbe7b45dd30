/**
 * Switches the service worker of a finished build off: the next visit of every browser that has it
 * takes it away with all it kept. To switch it on again, build again.
 *
 *     npm run do -- switch-off-worker [folder of the build]
 */
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { offWorkerPath, workerPath } from "../model/worker-path.ts";

export function switchOff(root: string): void {
  copyFileSync(join(root, offWorkerPath), join(root, workerPath));
  // The compressed copies are of the worker that must go.
  for (const suffix of [".br", ".gz"]) rmSync(join(root, workerPath + suffix), { force: true });
}

if (import.meta.main) {
  const root = process.argv[2] ?? join(import.meta.dirname, "../../../../../build/site");
  switchOff(root);
  console.log(
    "The service worker is switched off. Serve this build and leave it there for a while.",
  );
}
