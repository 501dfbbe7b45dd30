import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { madePng } from "../support/composer/made-png.ts";
import { type Desktop, startDesktop } from "./desktop.ts";
import { journeys } from "./journeys.ts";
import { Reader } from "./reader.ts";

let desktop: Desktop;
let firefox: Firefox;
let picture: string;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  desktop = await startDesktop();
  // Every journey is a first visit: a link that an earlier one followed would be a “visited link”.
  const preferences = { "places.history.enabled": false };
  firefox = await openFirefox({ env: desktop.env, preferences });
  picture = join(firefox.profile, "one.png");
  writeFileSync(
    picture,
    madePng(300, 200, (x) => [x % 256, 90, 90, 255]),
  );
});

test.afterAll(async () => {
  await firefox?.close();
  await desktop?.close();
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
    const { faults } = reader;
    const transcript = `${reader.transcript.join("\n")}\n`;
    await info.attach(info.title, { body: JSON.stringify({ faults, transcript }) });
    expect(faults, transcript).toEqual([]);
  });
