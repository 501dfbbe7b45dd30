import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { type Desktop, startDesktop } from "./desktop.ts";
import { Reader } from "./reader.ts";

/** Pages whose controls were never heard before: every stop of the Tab key says something, once. */
const pages: Record<string, string> = {
  "asset desk": "/guides/preparing-assets-for-your-project#the-asset-desk",
  "colour tool": "/guides/brand-color-structure#the-colour-tool",
  "preview controls and favourites": "/layouts/arch/arch-0001",
  "choosing several pictures": "/pictures#wedding",
  compare: "/compare?show=educ-0001&show=educ-0003",
  "your project": "/your-project",
  "a layout, as it is exported": "/view/inte-0001",
  "a client’s site": "//kilnlog.",
};

let desktop: Desktop;
let firefox: Firefox;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  desktop = await startDesktop();
  firefox = await openFirefox({ env: desktop.env });
  await firefox.send("browsingContext.activate", { context: firefox.context });
});
test.afterAll(async () => {
  await firefox?.close();
  await desktop?.close();
});

for (const [name, path] of Object.entries(pages))
  test(`Orca says something at every stop: ${name}`, async ({ baseURL }, info) => {
    const reader = new Reader(desktop);
    // A client's site has a host of its own on the same server.
    const isClient = path.startsWith("//");
    const address = isClient ? `${baseURL?.replace("//", path)}/` : `${baseURL}${path}`;
    await reader.open(() => firefox.goto(address));
    await reader.stops(20);
    const transcript = `${reader.transcript.join("\n")}\n`;
    writeFileSync(info.outputPath("transcript.txt"), transcript);
    expect(reader.faults, transcript).toEqual([]);
  });
