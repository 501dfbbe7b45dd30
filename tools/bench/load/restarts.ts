import { findProgram, freePort, type Running } from "@daylit/serve/expectations/programs.ts";
import { forSeconds, load } from "./client.ts";
import { type Bench, insist, path, release, show } from "./fault.ts";
import { family, startGeneratedNginx, startOwn } from "./servers.ts";

type Start = (port: number) => Promise<Running>;

/** Our server, and beside it nginx where it is installed, with two workers each. */
function servers(bench: Bench): Record<string, Start> {
  const { current } = release(bench);
  return {
    own: (port) => startOwn(current, { workers: 2, port }),
    ...(findProgram("nginx") && {
      nginx: (port) => startGeneratedNginx(bench.scratch, bench.folders, { workers: 2, port }),
    }),
  };
}

/** One that has just gone needs no killing. */
function end(pid: number | undefined) {
  try {
    if (pid) process.kill(pid, "SIGKILL");
  } catch {}
}

const during = ({ clients, seconds }: Bench, port: number) =>
  load({ port, path, clients, until: forSeconds(seconds) });
const afterwards = ({ clients }: Bench, port: number) =>
  load({ port, path, clients, until: forSeconds(1) });

/** New workers for old ones, three times, under load: ours loses not one request. */
export async function restart(bench: Bench) {
  for (const [name, start] of Object.entries(servers(bench))) {
    const { port, child, stop } = await start(await freePort());
    const timers = [0.25, 0.5, 0.75].map((share) =>
      setTimeout(() => child.kill("SIGHUP"), share * bench.seconds * 1000),
    );
    const outcome = await during(bench, port);
    for (const timer of timers) clearTimeout(timer);
    await stop();
    console.log(`${name}, three restarts by SIGHUP: ${show(outcome)}`);
    insist(name !== "own" || outcome.lost === 0, "a restart lost requests");
  }
}

/** A worker is killed: what it was answering is lost, the rest is taken over. */
export async function kill(bench: Bench) {
  for (const [name, start] of Object.entries(servers(bench))) {
    const { port, child, stop } = await start(await freePort());
    const timer = setTimeout(() => end(family(child.pid ?? 0)[1]), bench.seconds * 500);
    const outcome = await during(bench, port);
    clearTimeout(timer);
    const after = await afterwards(bench, port);
    await stop();
    console.log(
      `${name}, a worker killed outright: ${show(outcome)}; afterwards ${after.lost} lost`,
    );
    const few = outcome.lost <= bench.clients && after.lost === 0;
    insist(name !== "own" || few, "more was lost than was on its way");
  }
}

/** All of it is killed and started again: what was on its way is lost, nobody is told anything wrong. */
export async function killAndStart(bench: Bench) {
  for (const [name, start] of Object.entries(servers(bench))) {
    const { port, child } = await start(await freePort());
    let gap = 0;
    const again = new Promise<Running>((resolve, reject) => {
      setTimeout(() => {
        for (const pid of family(child.pid ?? 0)) end(pid);
        const gone = performance.now();
        start(port).then((next) => {
          gap = performance.now() - gone;
          resolve(next);
        }, reject);
      }, bench.seconds * 500);
    });
    const outcome = await during(bench, port);
    const { stop } = await again;
    const after = await afterwards(bench, port);
    await stop();
    console.log(
      `${name}, killed and started again: ${show(outcome)}; back after ${gap.toFixed(0)} ms, afterwards ${after.lost} lost`,
    );
    const few = outcome.lost <= bench.clients && after.lost === 0;
    insist(few && Object.keys(outcome.statuses).join() === "200", "a restart was seen");
  }
}
