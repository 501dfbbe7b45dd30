import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { madePng } from "../support/composer/made-png.ts";
import { type Desktop, startDesktop } from "./desktop.ts";
import { journeys } from "./journeys.ts";
import { Reader } from "./reader.ts";

const root = join(import.meta.dirname, "../..");
/** npm run test:spoken -- --record: for the accessibility statement and the transcripts in docs. */
const record = process.env.SPOKEN_RECORD === "1";
/** Journeys whose transcript is kept in the repository. */
const shown = ["find a class and copy its snippet", "compose a site and download it"];

let desktop: Desktop;
let firefox: Firefox;
let picture: string;
const results: Record<string, readonly string[]> = {};

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  desktop = await startDesktop();
  firefox = await openFirefox({ env: desktop.env });
  picture = join(firefox.profile, "one.png");
  writeFileSync(
    picture,
    madePng(300, 200, (x) => [x % 256, 90, 90, 255]),
  );
});

test.afterAll(async () => {
  await firefox?.close();
  await desktop?.close();
  if (!record) return;
  const version = (program: string) =>
    /[\d.]+/.exec(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout)?.[0];
  const file = join(root, "apps/site/content/tables/spoken.json");
  const { journeys: before } = JSON.parse(readFileSync(file, "utf8"));
  const text = {
    date: new Date().toISOString().slice(0, 10),
    orca: version("orca"),
    firefox: version("firefox-esr"),
    // Those of this run, and the others as they were.
    journeys: Object.fromEntries(
      Object.entries({ ...before, ...results }).filter(([name]) => name in journeys),
    ),
  };
  writeFileSync(file, `${JSON.stringify(text, null, 2)}\n`);
});

for (const [name, { path, size, go }] of Object.entries(journeys))
  test(`Orca: ${name}`, async ({ baseURL }, info) => {
    const { context, goto, show, end } = await firefox.firstVisit();
    await show();
    if (size) await firefox.send("browsingContext.setViewport", { context, viewport: size });
    const reader = new Reader(desktop);
    await reader.open(() => goto(`${baseURL}${path}`));
    await go(reader, picture).catch((error) => reader.faults.push(String(error)));
    await end();
    const transcript = `${reader.transcript.join("\n")}\n`;
    writeFileSync(info.outputPath("transcript.txt"), transcript);
    results[name] = reader.faults;
    if (record && shown.includes(name)) {
      const folder = join(root, "docs/spoken");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name.replaceAll(" ", "-")}.txt`), transcript);
    }
    expect(reader.faults, transcript).toEqual([]);
  });
