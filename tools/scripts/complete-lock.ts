/** Names every platform's packages in package-lock.json: `npm run do -- complete-lock`. */
import { readFileSync, writeFileSync } from "node:fs";
import { completed, missingPackages } from "./platform-packages.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const missing = missingPackages(lock);
if (missing.length > 0)
  writeFileSync("package-lock.json", `${JSON.stringify(completed(lock), null, 2)}\n`);
console.log(`${missing.length} packages of other platforms were missing in package-lock.json.`);
