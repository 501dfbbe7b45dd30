// Finds the browsers that the tests need and installs those that are missing.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** name → where it may be, and the Debian package that brings it. */
const browsers = {
  chromium: {
    variable: "CHROMIUM",
    places: [
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/usr/bin/google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ],
    package: "chromium",
  },
  firefox: {
    variable: "FIREFOX",
    places: [
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ],
    package: "firefox-esr",
  },
  webkit: {
    variable: "WEBKIT_DRIVER",
    places: ["/usr/bin/WebKitWebDriver", "/usr/bin/safaridriver"],
    package: "webkit2gtk-driver",
  },
  // WebKitGTK wants a display; this one has no screen.
  display: { variable: "XVFB", places: ["/usr/bin/Xvfb"], package: "xvfb" },
};

/** The program, or undefined if it is not on this machine. */
export function findBrowser(name) {
  const { variable, places } = browsers[name];
  return [process.env[variable], ...places].find((place) => place && existsSync(place));
}

function installWithApt(packages) {
  if (!existsSync("/usr/bin/apt-get")) return;
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const call = (...args) =>
    spawnSync(apt[0], [...apt.slice(1), ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  console.log(`Installing ${packages.join(", ")} with apt-get …`);
  if (!call("install", "-y", "-qq", ...packages))
    call("update", "-qq") && call("install", "-y", "-qq", ...packages);
}

function installWithPlaywright() {
  console.log("Installing Chromium with Playwright …");
  return spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" }).status === 0;
}

export function ensureBrowsers() {
  const missing = () => Object.keys(browsers).filter((name) => !findBrowser(name));
  if (missing().length > 0) installWithApt(missing().map((name) => browsers[name].package));
  // Playwright's own Chromium is as good; its configuration falls back to it.
  const byTestTool = !findBrowser("chromium") && installWithPlaywright();
  const left = missing().filter((name) => !(byTestTool && name === "chromium"));
  if (left.length === 0) return;
  const how = left.map(
    (name) =>
      `- ${name}: install the package "${browsers[name].package}", or set ${browsers[name].variable} to the program's path`,
  );
  console.error(
    `The tests need ${left.join(", ")}, which this machine does not have and which could not be installed here:\n${how.join("\n")}\nThen run npm test again.`,
  );
  process.exit(1);
}
