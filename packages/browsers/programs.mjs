// Finds the browsers and servers that tests need. Plain JavaScript: npm test asks on any Node.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/**
 * name → the variable that says where it is, how it may be called, and Debian's package. Of a server
 * also the folder with Debian's configuration, which the tests copy, and the file there that they change:
 * without it, as on Fedora or where an owner has removed it, it is not the one meant.
 */
export const programs = {
  chromium: {
    variable: "CHROMIUM",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    applications: [
      "Google Chrome.app/Contents/MacOS/Google Chrome",
      "Chromium.app/Contents/MacOS/Chromium",
      "Google/Chrome/Application/chrome.exe",
    ],
    package: "chromium",
  },
  // Chromium without the windows around its pages: half of the work for the machine.
  shell: {
    variable: "CHROMIUM_SHELL",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    package: "chromium-headless-shell",
  },
  firefox: {
    variable: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    applications: ["Firefox.app/Contents/MacOS/firefox", "Mozilla Firefox/firefox.exe"],
    package: "firefox-esr",
  },
  webkit: {
    variable: "WEBKIT_DRIVER",
    names: ["WebKitWebDriver"],
    package: "webkit2gtk-driver",
  },
  // WebKitGTK wants a display; this one has no screen.
  display: { variable: "XVFB", names: ["Xvfb"], package: "xvfb" },
  nginx: {
    variable: "NGINX",
    names: ["nginx"],
    package: "nginx",
    folder: "/etc/nginx",
    example: "sites-enabled/default",
  },
  caddy: {
    variable: "CADDY",
    names: ["caddy"],
    package: "caddy",
    folder: "/etc/caddy",
    example: "Caddyfile",
  },
  apache: {
    variable: "APACHE",
    names: ["apache2"],
    package: "apache2",
    folder: "/etc/apache2",
    example: "sites-enabled/000-default.conf",
  },
  // What the chapter "Put it online" and its imitation of a fresh Debian call.
  curl: { names: ["curl"], package: "curl" },
  ip: { names: ["ip"], package: "iproute2" },
  openssl: { names: ["openssl"], package: "openssl" },
};

const chapter = "the commands of “Put it online”";

/** What is tested, and the programs without which it cannot be. */
const tested = {
  Chromium: ["chromium"],
  Firefox: ["firefox"],
  WebKitGTK: ["webkit", "display"],
  nginx: ["nginx"],
  Caddy: ["caddy"],
  Apache: ["apache"],
  [chapter]: ["curl", "ip", "openssl"],
};

/** Where systems that do not use the path keep their applications. */
const { ProgramFiles, "ProgramFiles(x86)": ProgramFiles86, LOCALAPPDATA } = process.env;
const applicationFolders = [
  "/Applications",
  join(homedir(), "Applications"),
  ...[ProgramFiles, ProgramFiles86, LOCALAPPDATA].filter(Boolean),
];

/** The program, or undefined if it is not on this machine. */
export function findProgram(name) {
  const { variable, names, applications = [], folder, example } = programs[name];
  if (folder && !existsSync(join(folder, example))) return undefined;
  // Debian's users do not have the folders of servers in their path: /usr/sbin is beside /usr/bin.
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((each) => [each, join(each, "../sbin")]);
  const ending = process.platform === "win32" ? ".exe" : "";
  const places = [
    variable && process.env[variable],
    ...names.flatMap((program) => folders.map((each) => join(each, program + ending))),
    ...applications.flatMap((path) => applicationFolders.map((each) => join(each, path))),
  ];
  return places.find((place) => place && existsSync(place));
}

export const missingPrograms = () => Object.keys(programs).filter((name) => !findProgram(name));

/** Why something is not tested here: what to install, or what the machine does not allow. */
function reasons(name) {
  const missing = tested[name].filter((each) => !findProgram(each)).map((each) => programs[each]);
  const install = missing.map(
    ({ package: name, variable, folder, example }) =>
      `install ${name}${variable ? ` or set ${variable}` : ""}${folder ? `, with Debian’s ${join(folder, example)}` : ""}`,
  );
  return name === chapter && !hasNamespaces() ? [...install, "root on Linux"] : install;
}

/** Namespaces of its own keep what a test does to /etc, /srv and the ports from the machine. */
const hasNamespaces = () =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["--mount", "--net", "--pid", "--fork", "true"]).status === 0;

/** Whether an engine or a server can be tested on this machine. Where it cannot, its tests are not there. */
export const canTest = (name) => reasons(name).length === 0;

export const canFollowChapter = () => canTest(chapter);

/** What this machine cannot test, in one line; undefined if nothing is left out. */
export function leftOut() {
  const names = Object.keys(tested).filter((name) => name !== "Chromium" && !canTest(name));
  if (names.length === 0) return undefined;
  return `Not tested, for this machine lacks what it needs: ${names
    .map((name) => `${name} (${reasons(name).join("; ")})`)
    .join(", ")}.`;
}
