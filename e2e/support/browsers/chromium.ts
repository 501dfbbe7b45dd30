import { findProgram } from "@daylit/browsers/programs.mjs";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium as most tests need it: without the windows that nobody sees, where that can be had. */
export const withoutWindows = {
  executablePath: findProgram("shell") ?? findProgram("chromium"),
  args,
};

const whole = findProgram("chromium");

/**
 * Chromium as visitors have it: it can install a site, loads what is in a tab behind another, and has
 * no pointer over the page before a test moves one. Without windows there is one from the start.
 * Where only Playwright has a Chromium it would take its shell, so it is asked for the whole one.
 */
export const withWindows = whole ? { executablePath: whole, args } : { channel: "chromium", args };
