/**
 * Switches the service worker of a finished build off: the next visit of every browser that has it
 * takes it away with all it kept. To switch it on again, build again.
 *
 *     npm run do -- switch-off-worker
 */
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readRecord } from "@daylit/hosting/policy/build.ts";
import { writeDigests } from "@daylit/hosting/policy/digests.ts";
import { offWorkerPath, workerPath } from "../model/worker-path.ts";

function switchOff(root: string): void {
  copyFileSync(join(root, offWorkerPath), join(root, workerPath));
  // The compressed copies are of the worker that must go.
  for (const suffix of [".br", ".gz"]) rmSync(join(root, workerPath + suffix), { force: true });
}

if (import.meta.main) {
  try {
    const build = join(import.meta.dirname, "../../../../../build");
    const { settings } = readRecord(build);
    switchOff(join(build, "site"));
    writeDigests(build);
    console.log(
      `The service worker is switched off in the build for ${settings.origin}. Release it, and serve it for some weeks.`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
