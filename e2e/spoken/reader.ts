import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { Desktop } from "./desktop.ts";

type Phrase = string | RegExp;

/** How long Orca may take to answer a key on a busy machine, and how long it pauses between words. */
const patience = 30_000;
const breath = 400;

/**
 * Presses keys on the desktop and hears Orca's answers. Every key must be answered, with the phrases that
 * the script names in their order and without saying anything twice in a row.
 */
export class Reader {
  readonly transcript: string[] = [];
  readonly faults: string[] = [];
  readonly #desktop: Desktop;
  #heard = 0;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
  }

  /** Opens a page and begins to listen when Orca has said that it is there. */
  async open(goTo: () => Promise<unknown>) {
    this.#heard = (await this.#desktop.said()).length;
    await goTo();
    await this.#answer([/^Page has /]);
  }

  /** Presses a key, or several one after the other that are one action. */
  async press(keys: string, ...hears: Phrase[]) {
    this.#send("key", "--clearmodifiers", ...keys.split(" "));
    this.#judge(keys, await this.#answer(hears), hears);
  }

  /** Types into the field that has the focus. */
  async type(text: string, ...hears: Phrase[]) {
    this.#send("type", "--delay", "30", text);
    this.#judge(`types “${text}”`, await this.#answer(hears), hears);
  }

  /** Types where the answer does not count. */
  fill(text: string) {
    this.#send("type", "--delay", "30", text);
    this.transcript.push(`> types “${text}” (not judged)`);
  }

  /** Presses a key whose answer does not count; where there is none, the patience ends the waiting. */
  async skip(key: string) {
    this.#send("key", "--clearmodifiers", key);
    const said = await this.#answer([/./]);
    this.transcript.push(`> ${key} (not judged)`, ...said);
  }

  /** Presses a key until a phrase is said, as one moves from control to control. */
  async until(key: string, phrase: Phrase, most = 80) {
    const passed: string[] = [];
    for (let count = 1; count <= most; count++) {
      this.#send("key", "--clearmodifiers", key);
      const said = await this.#answer([/./]);
      if (said.length === 0) {
        this.#judge(`${key} (${count} times)`, said, [phrase]);
        return;
      }
      passed.push(`> ${key}`, ...said);
      if (!said.some((line) => matches(line, phrase))) continue;
      this.#judge(count === 1 ? key : `${key} (${count} times)`, said, [phrase]);
      return;
    }
    this.transcript.push(...passed);
    throw new Error(`${key}, ${most} times: never said ${phrase}`);
  }

  #send(...args: string[]) {
    spawnSync("xdotool", args, { env: this.#desktop.env });
  }

  #judge(step: string, said: string[], hears: readonly Phrase[]) {
    this.transcript.push(`> ${step}`, ...said);
    if (said.length === 0) this.faults.push(`${step}: silence`);
    for (const phrase of missing(said, hears)) this.faults.push(`${step}: never said ${phrase}`);
    for (const line of repeats(said)) this.faults.push(`${step}: said twice “${line}”`);
  }

  /** What was said since the last step, once the phrases were heard and Orca draws breath. */
  async #answer(hears: readonly Phrase[]): Promise<string[]> {
    const end = Date.now() + patience;
    let last = -1;
    let quiet = 0;
    for (;;) {
      const said = (await this.#desktop.said()).slice(this.#heard);
      const complete = said.length > 0 || hears.length === 0;
      quiet = said.length === last && !(await this.#desktop.isBusy()) ? quiet + 1 : 0;
      if (complete && quiet > 1 && missing(said, hears).length === 0) {
        this.#heard += said.length;
        return said;
      }
      if (Date.now() > end) {
        this.#heard += said.length;
        return said;
      }
      last = said.length;
      await pause(breath);
    }
  }
}

const matches = (line: string, phrase: Phrase) =>
  typeof phrase === "string" ? line.includes(phrase) : phrase.test(line);

/** Phrases that were not said, or not in their turn. */
function missing(said: readonly string[], hears: readonly Phrase[]) {
  let from = 0;
  return hears.filter((phrase) => {
    const at = said.findIndex((line, index) => index >= from && matches(line, phrase));
    if (at >= 0) from = at;
    return at < 0;
  });
}

/** Words said twice in a row; single letters and figures may be. */
const repeats = (said: readonly string[]) =>
  said.filter((line, index) => line.length > 3 && line === said[index + 1]);
