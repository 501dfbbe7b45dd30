import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { findProgram } from "./programs.mjs";

/** The Chromium of this machine, for tools that photograph or measure. */
export const launchChromium = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findProgram("chromium"),
    args: ["--no-sandbox", "--disable-gpu", ...args],
    ...options,
  });
