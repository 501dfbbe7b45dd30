/**
 * Lighthouse's four marks for pages of the built site, on a phone (never part of the tests: it fetches
 * Lighthouse into a scratch folder and measures time):
 *
 *     npm run do -- bench marks [/path …] [--scratch=folder]
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../docs/browse.ts";
import { openLighthouse } from "../docs/lighthouse.ts";
import { serve } from "../docs/server.ts";
import { buildFolder } from "./built-site.ts";

const usual = [
  "/",
  "/documentation/theming",
  "/stylesheet/card",
  "/layouts",
  "/layouts/education",
  "/layouts/arch/arch-0001",
  "/projects",
  "/packages",
  "/guides/brand-color-structure",
  "/contact",
];
const given = process.argv.slice(2);
const paths = given.filter((argument) => argument.startsWith("/"));
const scratch =
  given.find((argument) => argument.startsWith("--scratch="))?.slice("--scratch=".length) ??
  join(tmpdir(), "daylit-bench-docs");
const port = 9334;

mkdirSync(scratch, { recursive: true });
const served = await serve(join(buildFolder, "site"), scratch);
const lighthouse = await openLighthouse(scratch, port);
const browser = await launch(port);
try {
  for (const path of paths.length > 0 ? paths : usual) {
    const { scores, lost, load } = await lighthouse.marks(served.origin + path);
    const figures = Object.entries(load).map(([name, value]) => `${name} ${+value.toFixed(3)}`);
    console.log(`${path}: ${Object.values(scores).join(" ")}  ${figures.join(", ")}`);
    for (const reason of lost) console.log(`    ${reason}`);
  }
} finally {
  await browser.close();
  served.close();
}
process.exit(0);
