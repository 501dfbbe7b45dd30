import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";
import { journeys } from "./probes/journeys.ts";
import { Listener, missingFrom } from "./probes/listener.ts";

for (const [name, { path, size, go, hears }] of Object.entries(journeys))
  test(`by ear: ${name}`, async ({ page }, info) => {
    if (size) await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrate(page);
    const listener = await Listener.on(page);
    await go(listener, page);
    const { heard } = listener;
    writeFileSync(info.outputPath("transcript.txt"), `${heard.join("\n")}\n`);
    expect(missingFrom(heard, hears), heard.join("\n")).toEqual([]);
    // Whatever had the focus or spoke said something.
    expect(heard.filter((said) => said === "nothing" || said === "")).toEqual([]);
  });
