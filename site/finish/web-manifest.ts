import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestPath } from "../app/model/site.ts";
import { webManifest } from "../app/model/web-manifest.ts";

export function writeWebManifest(root: string): void {
  writeFileSync(join(root, manifestPath), JSON.stringify(webManifest()));
}
