// npm run do -- advisories: compares the lock file with the list that is kept here, and asks the registry if it answers.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findings } from "./check.ts";
import known from "./known.json" with { type: "json" };

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const found = findings(lock, known.advisories);
for (const { package: name, version, advisory } of found)
  console.error(`${name} ${version}: ${advisory.what} (${advisory.id})`);
console.log(
  `${found.length} findings in ${known.advisories.length} advisories kept here, of ${known.of}.`,
);

type Audit = {
  vulnerabilities?: Record<string, { severity: string; range: string; via: unknown[] }>;
};
const { stdout } = spawnSync("npm", ["audit", "--package-lock-only", "--json"], {
  encoding: "utf8",
  timeout: 60_000,
});
let audit: Audit = {};
try {
  audit = JSON.parse(stdout);
} catch {
  // No answer at all: said below.
}
if (!audit.vulnerabilities)
  console.log("The registry did not say what it knows: only the list kept here has been compared.");
const reported = Object.entries(audit.vulnerabilities ?? {});
for (const [name, { severity, range, via }] of reported)
  console.error(
    `${name} ${range}: ${severity}, ${via.map((it) => (typeof it === "string" ? it : (it as { url: string }).url)).join(", ")}`,
  );
if (audit.vulnerabilities) console.log(`The registry knows of ${reported.length}.`);
process.exit(found.length + reported.length > 0 ? 1 : 0);
