// Installs the browsers and servers that the tests need, as far as the machine can have them.
import { spawnSync } from "node:child_process";
import { findProgram, missingPrograms, programs } from "@daylit/browsers/programs.mjs";
import { nodeProgram } from "../run.mjs";

/** Only the programs are wanted: no server is to be started, neither now nor with the machine. */
const settings = ["DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1", "SYSTEMD_OFFLINE=1"];

function installWithApt(missing) {
  // sudo does not hand variables on.
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [first, ...rest] = [...asRoot, "env", ...settings];
  const call = (...args) =>
    spawnSync(first, [...rest, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  if (spawnSync(first, [...rest, "apt-get", "--version"]).status !== 0) return;
  console.log(`Installing ${missing.map((it) => it.package).join(", ")} with apt-get …`);
  // The lists of a fresh machine are as old as its image, and so would the browsers be.
  call("apt-get", "update", "-qq");
  // One by one: where one is called otherwise, the rest can still be had.
  for (const it of missing) {
    const { status } = call("apt-get", "install", "-y", "-qq", it.package);
    if (status === 0 && it.folder) call("systemctl", "disable", "--quiet", it.package);
  }
}

/** Playwright's own Chromium is as good; its configuration falls back to it. */
function installWithPlaywright() {
  console.log("Installing Chromium with Playwright …");
  const tool = "node_modules/@playwright/test/cli.js";
  return spawnSync(nodeProgram(), [tool, "install", "chromium"], { stdio: "inherit" }).status === 0;
}

/** Only Chromium is indispensable; what else is missing, npm test says at its end. */
export function ensurePrograms() {
  if (missingPrograms().length > 0 && process.platform === "linux")
    installWithApt(missingPrograms().map((name) => programs[name]));
  if (findProgram("chromium") || installWithPlaywright()) return;
  console.log("The tests need Chromium: install it, or set CHROMIUM to the program's path.");
  process.exit(1);
}
