import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { everything } from "../support/browsers/scope.ts";
import { downloaded } from "../support/composer/composer.ts";
import { axeFaults, darkFaults } from "../support/faults/axe-faults.ts";
import { probeReport } from "./probes/all-probes.ts";
import { open, openStates } from "./probes/open-states.ts";
import { cutByLetters } from "./probes/spacing.ts";
import { faultsByUserPreference } from "./probes/user-preferences.ts";

async function takenSite(page: Page, info: TestInfo) {
  await open(page, openStates.composer, "take");
  const coming = downloaded(page);
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
  const files = Object.entries(unzipSync(new Uint8Array(Buffer.concat(chunks))));
  for (const [name, content] of files) {
    const file = info.outputPath("site", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const pages = files.map(([name]) => name).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(2);
  const session = await page.context().newCDPSession(page);
  const known = { light: new Set<string>(), dark: new Set<string>() };
  const wrong: string[] = [];
  for (const name of pages) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    const address = pathToFileURL(join(info.outputPath("site"), name)).href;
    const found = await cutByLetters(page, session, address);
    await page.goto(address);
    found.push(...(await axeFaults(page)), ...(await probeReport(page)));
    found.push(...(await darkFaults(page)));
    found.push(...(await faultsByUserPreference(page, session, known)));
    wrong.push(...found.map((line) => `${name}: ${line}`));
  }
  expect(wrong).toEqual([]);
}

if (everything)
  test("a site that was taken from the composer is for everybody, opened from disk", ({
    page,
  }, info) => takenSite(page, info));
