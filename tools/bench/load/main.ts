// npm run do -- bench-load [--seconds=60] [--clients=200] [--only=rates | faults]: what our server and nginx bear, and what happens when things go wrong.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findProgram } from "@daylit/serve/expectations/programs.ts";
import { addRelease } from "@daylit/serve/releases/releases.ts";
import { faults } from "./faults.ts";
import { median, type Rate, rate } from "./rates.ts";
import { startGeneratedNginx, startOwn } from "./servers.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const [seconds, clients, rounds] = [values.seconds, values.clients, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folders = { site: folder("../../build/site"), clients: folder("../../build/clients") };
const scratch = mkdtempSync(join(tmpdir(), "bench-load-"));

const line = (name: string, rates: readonly Rate[]) => {
  const of = (key: keyof Rate) => median(rates.map((each) => each[key]));
  return `${name.padEnd(6)} ${of("perSecond").toFixed(0).padStart(7)} a second, ${of("microseconds").toFixed(1)} µs of processor each, p99 ${of("p99").toFixed(1)} ms, ${rates.reduce((sum, { lost }) => sum + lost, 0)} lost`;
};

/** Turn and turn about, one process each, so that what else the machine does meets both. */
async function compare() {
  addRelease(join(scratch, "compare"), folders);
  const own = await startOwn(join(scratch, "compare/current"));
  const nginx = findProgram("nginx") ? await startGeneratedNginx(scratch, folders) : undefined;
  const rates: { own: Rate[]; nginx: Rate[] } = { own: [], nginx: [] };
  // Neither is measured while it reads its files for the first time.
  for (const server of [own, nginx]) if (server) await rate(server, "/documentation", clients, 1);
  for (let round = 0; round < rounds; round += 1) {
    if (nginx) rates.nginx.push(await rate(nginx, "/documentation", clients, seconds));
    rates.own.push(await rate(own, "/documentation", clients, seconds));
  }
  await own.stop();
  await nginx?.stop();
  console.log(
    `\n${clients} clients, ${rounds} times ${seconds} s, the same page, one process each`,
  );
  console.log(line("own", rates.own));
  if (!nginx) return console.log("nginx  is not installed");
  console.log(line("nginx", rates.nginx));
  const shares = rates.own.map(
    ({ perSecond }, index) => perSecond / (rates.nginx[index]?.perSecond ?? 1),
  );
  console.log(`own / nginx: ${shares.map((share) => `${Math.round(share * 100)} %`).join(", ")}`);
}

try {
  if (values.only !== "faults") await compare();
  console.log("");
  for (const fault of values.only === "rates" ? [] : faults) {
    const own = mkdtempSync(join(scratch, "fault-"));
    await fault({ scratch: own, folders, seconds, clients });
    rmSync(own, { recursive: true });
  }
  console.log("\nNothing was lost that must not be.");
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
