import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Running } from "@daylit/serve/expectations/programs.ts";
import { forSeconds, load, percentile } from "./client.ts";
import { processorSeconds } from "./servers.ts";

export type Rate = { perSecond: number; microseconds: number; p99: number; lost: number };

const wrk = "/usr/bin/wrk";

/** wrk needs little of the machine; without it our own client asks, and takes more for itself. */
async function ask(port: number, path: string, clients: number, seconds: number) {
  if (!existsSync(wrk)) {
    const started = performance.now();
    const outcome = await load({ port, path, clients, until: forSeconds(seconds) });
    const spent = (performance.now() - started) / 1000;
    return { ...outcome, perSecond: outcome.answered / spent, p99: percentile(outcome, 0.99) };
  }
  const { stdout } = spawnSync(
    wrk,
    [
      ...["-t1", `-c${clients}`, `-d${seconds}`, "--latency", "-H", "Accept-Encoding: gzip"],
      `http://127.0.0.1:${port}${path}`,
    ],
    { encoding: "utf8" },
  );
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+)/.exec(stdout);
  return {
    answered: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    lost:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      (errors?.slice(1).reduce((sum, each) => sum + Number(each), 0) ?? 0),
  };
}

export async function rate(
  { port, child }: Running,
  path: string,
  clients: number,
  seconds: number,
): Promise<Rate> {
  const pid = child.pid ?? 0;
  const before = processorSeconds(pid);
  const { answered, perSecond, p99, lost } = await ask(port, path, clients, seconds);
  const microseconds = ((processorSeconds(pid) - before) * 1e6) / answered;
  return { perSecond, microseconds, p99, lost };
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
