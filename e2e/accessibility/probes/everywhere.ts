// What takes too long for npm test: every means on all addresses and documents, every press, and
// what people take home:
//
//     npm run do -- access-everywhere [arguments for Playwright]
//
// It wants a finished build.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);
const playwright = resolve("@playwright/test/cli");
const specs = ["e2e/access/", "layouts-zip.spec.ts"];
const { status } = spawnSync(
  process.execPath,
  [playwright, "test", ...specs, ...process.argv.slice(2)],
  { stdio: "inherit", env: { ...process.env, ACCESS_EVERYWHERE: "yes" } },
);
process.exit(status ?? 1);
