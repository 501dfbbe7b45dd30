// Finds the programs that the browser tests need. Plain JavaScript: npm test asks before installing.
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** name → the variable that says where it is, how it may be called, and Debian's package. */
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
    applications: [],
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
    applications: [],
    package: "webkit2gtk-driver",
  },
  // WebKitGTK wants a display; this one has no screen.
  display: { variable: "XVFB", names: ["Xvfb"], applications: [], package: "xvfb" },
};

/** An engine, and the programs without which it cannot be tested. */
const engines = { Chromium: ["chromium"], Firefox: ["firefox"], WebKitGTK: ["webkit", "display"] };

/** Where systems that do not use the path keep their applications. */
const { ProgramFiles, "ProgramFiles(x86)": ProgramFiles86, LOCALAPPDATA } = process.env;
const applicationFolders = [
  "/Applications",
  join(homedir(), "Applications"),
  ...[ProgramFiles, ProgramFiles86, LOCALAPPDATA].filter(Boolean),
];

/** The program, or undefined if it is not on this machine. */
export function findProgram(name) {
  const { variable, names, applications } = programs[name];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const ending = process.platform === "win32" ? ".exe" : "";
  const places = [
    process.env[variable],
    ...names.flatMap((program) => folders.map((folder) => join(folder, program + ending))),
    ...applications.flatMap((path) => applicationFolders.map((folder) => join(folder, path))),
  ];
  return places.find((place) => place && existsSync(place));
}

export const missingPrograms = () => Object.keys(programs).filter((name) => !findProgram(name));

/** Engines that cannot be tested here. Continuous integration has no excuse: there it has all. */
export function enginesWithout(missing) {
  return Object.keys(engines).filter((name) => engines[name].some((it) => missing.includes(it)));
}

/** Whether tests are to be run in this engine. Where all are insisted on, a missing one fails. */
export const canTest = (name) =>
  Boolean(process.env.CI) || !enginesWithout(missingPrograms()).includes(name);
