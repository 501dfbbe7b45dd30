// npm run test:spoken: Orca reads journeys through the built site in Firefox, driven by keys alone.
// Nothing is left out: where a program is missing and cannot be installed, this fails and names it.
// Debian and its relatives only. --record renews the statement's results and the transcripts in docs.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { nodeProgram } from "./run.mjs";

/** Debian's package, and a file by which it is known. */
const packages = {
  orca: "/usr/bin/orca",
  "at-spi2-core": "/usr/libexec/at-spi-bus-launcher",
  dbus: "/usr/bin/dbus-daemon",
  "firefox-esr": "/usr/bin/firefox-esr",
  openbox: "/usr/bin/openbox",
  xdotool: "/usr/bin/xdotool",
  xvfb: "/usr/bin/Xvfb",
};

const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));

function installMissing() {
  if (missing().length === 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${missing().join(", ")} with apt-get …`);
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = () => {
    const args = [...asRoot, "apt-get", "install", "-y", "-qq", "--no-install-recommends"];
    const [program, ...rest] = [...args, ...missing()];
    return spawnSync(program, rest, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  };
  if (install()) return;
  const [program, ...rest] = [...asRoot, "apt-get", "update", "-qq"];
  spawnSync(program, rest, { stdio: "ignore", env });
  install();
}

const given = process.argv.slice(2);
ensureInstalled();
installMissing();
if (missing().length > 0) {
  console.error(`The screen reader’s tests need ${missing().join(", ")}: install them first.`);
  process.exit(1);
}
ensureBuilt();
const { status } = spawnSync(
  nodeProgram(),
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=e2e/spoken/playwright.config.ts",
    ...given.filter((word) => word !== "--record"),
  ],
  {
    stdio: "inherit",
    env: { ...process.env, SPOKEN_RECORD: given.includes("--record") ? "1" : "" },
  },
);
process.exitCode = status ?? 1;
