// Installs the browsers that the tests need, as far as the machine can have them.
import { spawnSync } from "node:child_process";
import { nodeProgram } from "../run.mjs";
import { enginesWithout, findProgram, missingPrograms, programs } from "./programs.mjs";

function installWithApt(packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [program, ...first] = [...asRoot, "apt-get"];
  const call = (...args) =>
    spawnSync(program, [...first, ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (call("--version").status !== 0) return;
  console.log(`Installing ${packages.join(", ")} with apt-get …`);
  // The lists of a fresh machine are as old as its image, and so would the browsers be.
  call("update", "-qq");
  // One by one: where one is called otherwise, the rest can still be had.
  for (const name of packages) call("install", "-y", "-qq", name);
}

/** Playwright's own Chromium is as good; its configuration falls back to it. */
function installWithPlaywright() {
  console.log("Installing Chromium with Playwright …");
  const tool = "node_modules/@playwright/test/cli.js";
  return spawnSync(nodeProgram(), [tool, "install", "chromium"], { stdio: "inherit" }).status === 0;
}

/** What is to be done about programs that could not be installed: go on with a word, or stop. */
export function verdict(missing, insists) {
  const left = enginesWithout(missing);
  if (left.length === 0) return { goesOn: true };
  const how = missing
    // Whatever Chromium has to do, it can do with its windows as well.
    .filter((name) => name !== "shell")
    .map((name) => programs[name])
    .map((it) => `install "${it.package}" or set ${it.variable} to the program's path`);
  const goesOn = !insists && !left.includes("Chromium");
  const words = goesOn ? "Left out, for this machine does not have it" : "The tests need";
  return { goesOn, message: `${words}: ${left.join(", ")} (${how.join("; ")}).` };
}

export function ensurePrograms() {
  if (missingPrograms().length > 0 && process.platform === "linux")
    installWithApt(missingPrograms().map((name) => programs[name].package));
  const hasOwn = !findProgram("chromium") && installWithPlaywright();
  const missing = missingPrograms().filter((name) => !(hasOwn && name === "chromium"));
  const { goesOn, message } = verdict(missing, Boolean(process.env.CI));
  if (message) console.log(message);
  if (!goesOn) process.exit(1);
}
