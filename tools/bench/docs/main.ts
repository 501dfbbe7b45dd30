/**
 * Makes the same documentation with Starlight, VitePress, Docusaurus, Nextra, Daylit and as bare
 * static pages, serves all from one HTTP/2 server and measures them in turn (never part of the tests:
 * it fetches packages and measures time):
 *
 *     npm run do -- bench docs [rounds] [--again] [--only=Daylit,VitePress] [--scratch=folder]
 *
 * Rounds are added to those that the scratch folder has; --again rebuilds ours and discards them.
 * Table and chart go to tools/bench/results/.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, navigation, searching, weight } from "./browse.ts";
import { opened } from "./corpus.ts";
import { openLighthouse } from "./lighthouse.ts";
import { make } from "./make.ts";
import { ours } from "./ours.ts";
import { peers } from "./peers.ts";
import { report } from "./report.ts";
import type { Round } from "./round.ts";
import { serve } from "./server.ts";
import { staticPages } from "./static.ts";

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1];
const scratch = option("scratch") ?? join(tmpdir(), "daylit-bench-docs");
const [given] = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const rounds = Number(given ?? 5);
const again = process.argv.includes("--again");
const only = option("only")?.split(",");
const port = 9333;

mkdirSync(scratch, { recursive: true });
const kept = join(scratch, "rounds.json");
const known: Round[] = existsSync(kept) && !again ? JSON.parse(readFileSync(kept, "utf8")) : [];

const sites = [];
for (const project of [staticPages, ...peers, ours].filter(
  ({ name }) => !only || only.includes(name),
))
  try {
    const root = make(project, scratch, again && (project === ours || project === staticPages));
    sites.push({ project, served: await serve(root, scratch) });
  } catch (error) {
    console.error(`${project.name} is left out: ${(error as Error).message}`);
  }

const lighthouse = await openLighthouse(scratch, port);
const browser = await launch(port);
try {
  for (let round = 0; round < rounds; round++)
    for (const { project, served } of sites) {
      const url = served.origin + project.address(opened.slug);
      const measured: Round = {
        name: project.name,
        weight: await weight(browser, served, project),
        load: await lighthouse.load(url),
        cold: await navigation(browser, served, project, 0),
        hovered: await navigation(browser, served, project, 300),
        search: await searching(browser, served, project),
      };
      known.push(measured);
      writeFileSync(kept, JSON.stringify(known));
      const { load, cold, hovered, search } = measured;
      console.log(
        `${project.name}: FCP ${load.fcp.toFixed(0)}, TBT ${load.tbt.toFixed(0)}, click ${cold.toFixed(0)} / ${hovered.toFixed(0)}, search ${search?.bytes} B ${search?.milliseconds.toFixed(0)} ms`,
      );
    }
} finally {
  await browser.close();
  for (const { served } of sites) served.close();
}
if (known.length > 0) report(known, [staticPages, ...peers, ours]);
process.exit(0);
