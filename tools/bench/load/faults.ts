/** Things that go wrong. Each prints what came of it and throws if something was lost that must not be. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { askingAt } from "@daylit/serve/asking.ts";
import { freePort } from "@daylit/serve/expectations/programs.ts";
import { addRelease, currentRelease, rollBack } from "@daylit/serve/releases/releases.ts";
import { forSeconds, load, percentile } from "./client.ts";
import { type Bench, insist, path, release, show } from "./fault.ts";
import { kill, killAndStart, restart } from "./restarts.ts";
import { startOwn } from "./servers.ts";
import { openTab, renamedBuild, useTab } from "./tabs.ts";

/** Deploys and a roll-back while everybody asks; the code of the release before stays reachable. */
async function deploy(bench: Bench) {
  const { store, current } = release(bench);
  const changed = join(bench.scratch, "changed");
  cpSync(bench.folders.site, changed, { recursive: true });
  const { port, stop } = await startOwn(current, { workers: 2 });
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
    // The next one fits, and then nothing more does: the way back must still be open.
    writeFileSync(join(small, "index.html"), "changed");
    addRelease(store, { site: small });
    spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "rest")}`, "bs=4k"]);
    const back = rollBack(store);
    const after = readFileSync(join(store, "current/site/index.html"), "utf8");
    await stop();
    console.log(
      `a full disk: ${code}, the release before is served (${status}), and gone back to (${back})`,
    );
    insist(code === "ENOSPC" && served === "index.html" && status === 200, "the disk took it");
    insist(after === "index.html", "a full disk stood in the way back");
  } finally {
    spawnSync("umount", [disk]);
  }
}

/** 200 who read a byte now and then and 200 who never finish asking; others must not notice. */
async function slow(bench: Bench) {
  const { current } = release(bench);
  const { port, stop } = await startOwn(current, { workers: 1 });
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

/** Tabs of two builds, in which all code has other names, go on through a deploy and the way back. */
async function openTabs(bench: Bench) {
  const { store, current } = release(bench);
  const { port, stop } = await startOwn(current);
  const origin = `http://localhost:${port}`;
  const changed = join(bench.scratch, "changed");
  renamedBuild(bench.folders.site, changed);
  const before = await openTab(origin);
  addRelease(store, { ...bench.folders, site: changed });
  // A kept file is trusted for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const after = await openTab(origin);
  try {
    await useTab(before.page);
    rollBack(store);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await useTab(after.page);
  } finally {
    await Promise.all([before, after].map(({ close }) => close()));
    await stop();
  }
  const problems = [...before.problems, ...after.problems];
  console.log(
    `tabs of two builds: both used their tools after a deploy and a roll-back, ${problems.length} answers were wrong`,
  );
  insist(problems.length === 0, problems.join("\n"));
}

/** What a browser keeps is spoiled and emptied: e2e/offline/recovery.spec.ts does it in one. */
async function corruptCaches() {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const env = { ...process.env, E2E_PORT: String(await freePort()) };
  const { status, stdout } = spawnSync(process.execPath, [cli, "test", "heal"], {
    env,
    encoding: "utf8",
  });
  const [passed = "no tests passed"] = /\d+ passed/.exec(stdout) ?? [];
  console.log(`spoiled and emptied caches: ${passed}`);
  insist(status === 0, stdout);
}

export const faults = [
  restart,
  kill,
  killAndStart,
  deploy,
  halfWritten,
  fullDisk,
  slow,
  clocks,
  openTabs,
  corruptCaches,
];
