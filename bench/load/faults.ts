/** Things that go wrong. Each prints what came of it and throws if something was lost that must not be. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { askingAt } from "@daylit/serve/asking.ts";
import { addRelease, currentRelease, rollBack } from "@daylit/serve/releases/releases.ts";
import { forSeconds, load, percentile } from "./client.ts";
import { type Folders, family, startOwn } from "./servers.ts";

export type Bench = { scratch: string; folders: Folders; seconds: number; clients: number };

const path = "/documentation";
const show = (outcome: Awaited<ReturnType<typeof load>>) =>
  `${outcome.answered} answered, ${outcome.lost} lost, ${JSON.stringify(outcome.statuses)}, p99 ${percentile(outcome, 0.99).toFixed(0)} ms`;

function insist(right: boolean, words: string) {
  if (!right) throw new Error(words);
}

function release({ scratch, folders }: Bench) {
  const store = join(scratch, "releases");
  addRelease(store, folders);
  return { store, current: join(store, "current") };
}

/** New workers for old ones, three times, under load: not one request is lost. */
async function restart(bench: Bench) {
  const { current } = release(bench);
  const { port, child, stop } = await startOwn(current, 2);
  const timers = [0.25, 0.5, 0.75].map((share) =>
    setTimeout(() => child.kill("SIGHUP"), share * bench.seconds * 1000),
  );
  const { clients, seconds } = bench;
  const outcome = await load({ port, path, clients, until: forSeconds(seconds) });
  for (const timer of timers) clearTimeout(timer);
  await stop();
  console.log(`three restarts by SIGHUP: ${show(outcome)}`);
  insist(outcome.lost === 0, "a restart lost requests");
}

/** A worker is killed: what it was answering is lost, the rest is taken over. */
async function kill(bench: Bench) {
  const { current } = release(bench);
  const { port, child, stop } = await startOwn(current, 2);
  const timer = setTimeout(() => {
    const worker = family(child.pid ?? 0)[1];
    if (worker) process.kill(worker, "SIGKILL");
  }, bench.seconds * 500);
  const { clients, seconds } = bench;
  const outcome = await load({ port, path, clients, until: forSeconds(seconds) });
  clearTimeout(timer);
  const after = await load({ port, path, clients, until: forSeconds(1) });
  await stop();
  console.log(`a worker killed outright: ${show(outcome)}; afterwards ${after.lost} lost`);
  insist(outcome.lost <= clients && after.lost === 0, "more was lost than was on its way");
}

/** Deploys and a roll-back while everybody asks; the code of the release before stays reachable. */
async function deploy(bench: Bench) {
  const { store, current } = release(bench);
  const changed = join(bench.scratch, "changed");
  cpSync(bench.folders.site, changed, { recursive: true });
  const { port, stop } = await startOwn(current, 2);
  const ask = askingAt(port);
  const old = "assets/bench-00000000.js";
  writeFileSync(join(changed, old), "old");
  addRelease(store, { ...bench.folders, site: changed });
  rmSync(join(changed, old));
  const step = (share: number, does: () => void) => setTimeout(does, share * bench.seconds * 1000);
  step(0.3, () => addRelease(store, { ...bench.folders, site: changed }));
  step(0.6, () => rollBack(store));
  const { clients, seconds } = bench;
  const outcome = await load({ port, path, clients, until: forSeconds(seconds) });
  const { status } = await ask(`/${old}`);
  await stop();
  console.log(`a deploy and a roll-back: ${show(outcome)}; a file of the build before: ${status}`);
  insist(outcome.lost === 0 && status === 200, "a deploy lost something");
  insist(Object.keys(outcome.statuses).join() === "200", "a deploy was seen half way");
}

/** Half of a build is written where it should not be served; the release must refuse it. */
async function halfWritten(bench: Bench) {
  const { store } = release(bench);
  const before = currentRelease(store);
  const half = join(bench.scratch, "half");
  cpSync(bench.folders.site, half, { recursive: true });
  rmSync(join(half, "404.html"));
  writeFileSync(join(half, "index.html"), "");
  let words = "";
  try {
    addRelease(store, { site: half });
  } catch (error) {
    words = (error as Error).message.replace(half, "the build");
  }
  console.log(`half a build: ${words}`);
  insist(words !== "" && currentRelease(store) === before, "half a build was taken");
}

/** A disk that fills up while a release is copied to it. */
async function fullDisk(bench: Bench) {
  const disk = join(bench.scratch, "disk");
  mkdirSync(disk);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]);
  if (mounted.status !== 0)
    return console.log("a full disk: not tried, mounting a small one needs root");
  try {
    const small = join(bench.scratch, "small");
    mkdirSync(small);
    for (const name of ["index.html", "404.html"]) writeFileSync(join(small, name), name);
    const store = join(disk, "releases");
    addRelease(store, { site: small });
    let code = "";
    try {
      addRelease(store, bench.folders);
    } catch (error) {
      code = (error as NodeJS.ErrnoException).code ?? "";
    }
    const served = readFileSync(join(store, "current/site/index.html"), "utf8");
    const { port, stop } = await startOwn(join(store, "current"));
    const { status } = await askingAt(port)("/");
    await stop();
    console.log(`a full disk: ${code}, the release before is served (${status})`);
    insist(code === "ENOSPC" && served === "index.html" && status === 200, "the disk took it");
  } finally {
    spawnSync("umount", [disk]);
  }
}

/** 200 who read a byte now and then and 200 who never finish asking; others must not notice. */
async function slow(bench: Bench) {
  const { current } = release(bench);
  const { port, stop } = await startOwn(current, 1);
  const quick = await load({ port, path, clients: 20, until: forSeconds(2) });
  const sockets = Array.from({ length: 400 }, (_, index) => {
    const socket = connect(port, "127.0.0.1", () => {
      if (index % 2 === 0) socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Slow:`);
      else socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20));
    });
    socket.on("error", () => {});
    if (index % 2 === 1) socket.pause();
    return socket;
  });
  const among = await load({ port, path, clients: 20, until: forSeconds(3) });
  for (const socket of sockets) socket.destroy();
  await stop();
  const [alone, beside] = [quick, among].map((outcome) => percentile(outcome, 0.99).toFixed(1));
  console.log(
    `400 slow ones: others wait ${beside} ms (p99) instead of ${alone}, ${among.lost} lost`,
  );
  insist(among.lost === 0, "slow visitors cost others their answers");
}

/** Files that come from a clock two days ahead or behind, and visitors who hold such dates. */
async function clocks(bench: Bench) {
  const site = join(bench.scratch, "clocks/site");
  mkdirSync(site, { recursive: true });
  const { port, stop } = await startOwnOf(site);
  const ask = askingAt(port);
  const results: string[] = [];
  for (const days of [2, -2]) {
    const when = new Date(Date.now() + days * 86_400_000);
    writeFileSync(join(site, "index.html"), `built ${days} days away`);
    utimesSync(join(site, "index.html"), when, when);
    // A kept file is trusted for a second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { headers, body } = await ask("/");
    const asked = { "If-None-Match": String(headers.etag) };
    const again = await ask("/", { headers: asked });
    const dated = await ask("/", {
      headers: { "If-Modified-Since": new Date(when.getTime() + 86_400_000).toUTCString() },
    });
    results.push(`${days} days: by tag ${again.status}, by a later date ${dated.status}`);
    insist(body.toString() === `built ${days} days away`, "an old page was sent");
    insist(again.status === 304 && dated.status === 200, "a wrong clock decided");
  }
  await stop();
  console.log(`clocks that are wrong: ${results.join("; ")}`);
}

function startOwnOf(site: string) {
  for (const name of ["index.html", "404.html"]) writeFileSync(join(site, name), name);
  return startOwn(join(site, ".."));
}

export const faults = [restart, kill, deploy, halfWritten, fullDisk, slow, clocks];
