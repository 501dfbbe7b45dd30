// npm run do -- verify [https://example.org]: asks the live site what the release that is served promises,
// or the last build where no release is on this machine, and prints what differs. Works on any host; what a host cannot do is in the chapter "Put it online".
import { join } from "node:path";
import { type FinishedBuild as Build, readFinishedBuild, readRecord } from "../policy/build.ts";
import { servedFolder } from "../releases/releases.ts";
import {
  baseOf,
  contentRows,
  differences,
  type Expectation,
  expectations,
  originOf,
} from "./table.ts";
import { send } from "./test-client.ts";

const atOnce = 8;
const noAnswer = "no answer: ";

/** The differences of a row that are left when the ways of Apache's modules are allowed. */
async function ask(build: Build, row: Expectation): Promise<string[]> {
  const { path, method, sends } = row;
  try {
    const response = await send(originOf(build, row), baseOf(build, row) + path, {
      method,
      headers: sends,
      keepAlive: true,
    });
    const found = differences(build, row, response);
    const allowed = row.apache && differences(build, { ...row, ...row.apache }, response);
    return allowed?.length === 0 ? [] : found;
  } catch (error) {
    return [`${noAnswer}${(error as Error).message}`];
  }
}

/** Plain HTTP leads to HTTPS. */
async function askPlain({ settings: { origin, base } }: Build): Promise<string[]> {
  try {
    const { status, headers } = await send(origin.replace("https:", "http:"), `${base}/`);
    const leads = status >= 301 && status <= 308 && headers.location === `${origin}${base}/`;
    return leads ? [] : [`status ${status} to ${headers.location}, expected ${origin}${base}/`];
  } catch (error) {
    return [`${noAnswer}${(error as Error).message}`];
  }
}

export type Finding = { request: string; difference: string };

export async function verify(build: Build): Promise<{ requests: number; findings: Finding[] }> {
  const rows = [...expectations(build), ...contentRows(build)];
  // Some files are asked for more than once.
  const found = new Map<string, Finding>();
  const note = (request: string, lines: readonly string[]) => {
    for (const difference of lines) found.set(`${request} ${difference}`, { request, difference });
  };
  const [first] = rows;
  const unreachable = first && (await ask(build, first)).find((line) => line.startsWith(noAnswer));
  // Every other request would say the same.
  if (unreachable)
    return { requests: 1, findings: [{ request: "GET /", difference: unreachable }] };
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const host = row.client ? `${row.client}: ` : "";
      note(`${host}${row.method ?? "GET"} ${row.path} (${row.what})`, await ask(build, row));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const isHttps = build.settings.origin.startsWith("https:");
  if (isHttps) note("plain HTTP", await askPlain(build));
  return { requests: rows.length + (isHttps ? 1 : 0), findings: [...found.values()] };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const isLocal = (address = "") => /^http:\/\/localhost(:\d+)?\/?/.test(address);

/** What is served, by its release if that is on this machine, and where it is asked for. */
export function readServed(lastBuild: string, address?: string) {
  const folder = servedFolder(lastBuild, address);
  // A build for this machine is served on any port.
  const anyPort = isLocal(address) && isLocal(readRecord(folder, {}).settings.origin);
  const environment = address && !anyPort ? { SITE_ORIGIN: address } : {};
  const build = readFinishedBuild(folder, { ...process.env, ...environment });
  if (anyPort && address) build.settings.origin = new URL(address).origin;
  return { folder, build };
}

if (import.meta.main) {
  try {
    const [address] = process.argv.slice(2);
    const { folder, build } = readServed(join(import.meta.dirname, "../../../build"), address);
    const { origin, base } = build.settings;
    console.log(`Comparing ${origin}${base} with every file of ${folder} …`);
    const { requests, findings } = await verify(build);
    const width = Math.max(0, ...findings.map((finding) => finding.request.length));
    for (const { request, difference } of findings)
      console.log(`${request.padEnd(width)}  ${difference}`);
    const summary = findings.length === 0 ? "all as built" : count(findings.length, "difference");
    console.log(`${origin}${base}: ${count(requests, "request")}, ${summary}`);
    process.exit(findings.length === 0 ? 0 : 1);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
