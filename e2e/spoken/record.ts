import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { journeys } from "./journeys.ts";

const root = join(import.meta.dirname, "../..");
/** Journeys whose transcript is kept in the repository. */
const shown = ["find a class and copy its snippet", "compose a site and download it"];

const version = (program: string) =>
  /[\d.]+/.exec(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout)?.[0];

/**
 * npm run test:spoken -- --record: the results for the accessibility statement, and the transcripts in
 * docs. A reporter sees the whole run; a worker ends with the first fault.
 */
export default class Record implements Reporter {
  readonly #heard = new Map<string, { faults: string[]; transcript: string }>();

  onTestEnd(test: TestCase, { attachments }: TestResult) {
    const heard = attachments.find(({ name }) => name === test.title)?.body;
    if (heard) this.#heard.set(test.title, JSON.parse(String(heard)));
  }

  onEnd() {
    const all = Object.keys(journeys).map((name) => ({
      name,
      ...(this.#heard.get(`Orca: ${name}`) ?? { faults: ["not heard"], transcript: "" }),
    }));
    const text = {
      date: new Date().toISOString().slice(0, 10),
      orca: version("orca"),
      firefox: version("firefox-esr"),
      journeys: Object.fromEntries(all.map(({ name, faults }) => [name, faults])),
    };
    const file = join(root, "apps/site/content/tables/spoken.json");
    writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
    for (const { name, transcript } of all)
      if (transcript && shown.includes(name))
        writeFileSync(join(root, `docs/spoken/${name.replaceAll(" ", "-")}.txt`), transcript);
  }
}
