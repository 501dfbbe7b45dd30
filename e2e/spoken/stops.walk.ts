import { expect, test } from "@playwright/test";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { type Desktop, startDesktop } from "./desktop.ts";
import { Reader } from "./reader.ts";

/** Pages that no journey walks through: every stop of the Tab key says something, once. */
const pages: Record<string, string> = {
  "asset desk": "/guides/preparing-assets-for-your-project#the-asset-desk",
  "colour tool": "/guides/brand-color-structure#the-colour-tool",
  "preview controls of a layout": "/layouts/arch/arch-0001#content",
  "a layout’s favourite button and sections": "/layouts/arch/arch-0001#after-preview",
  "choosing several pictures": "/pictures#wedding",
  compare: "/compare?show=educ-0001&show=educ-0003#content",
  "your project": "/your-project#content",
  "quick update": "/update#content",
  "kinds of blocks": "/blocks#content",
  "blocks of one kind": "/blocks/hero#content",
  "a layout, as it is exported": "/view/inte-0001",
  "a client’s site": "//kilnlog.",
};

/** Enough to be past the page's tools and short enough to listen to. */
const stops = 12;

const inFrame = " in it ";

/** What has the focus, for the report of a silent stop; in a frame, what has it there. */
const focused = `(function named(page) {
  const at = page.activeElement;
  const name = at?.outerHTML.replace(/(?<=.{90}).+/s, " …") ?? "nothing";
  return at?.contentDocument ? name + "${inFrame}" + named(at.contentDocument) : name;
})(document)`;

let desktop: Desktop;
let firefox: Firefox;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  desktop = await startDesktop();
  firefox = await openFirefox({ env: desktop.env });
});
test.afterAll(async () => {
  await firefox?.close();
  await desktop?.close();
});

for (const [name, path] of Object.entries(pages))
  test(`Orca says something at every stop: ${name}`, async ({ baseURL }) => {
    const { goto, show, evaluate, end } = await firefox.firstVisit();
    await show();
    const reader = new Reader(desktop);
    // A client's site has a host of its own on the same server.
    const isClient = path.startsWith("//");
    const address = isClient ? `${baseURL?.replace("//", path)}/` : `${baseURL}${path}`;
    await reader.open(() => goto(address));
    let last = "";
    for (let at = 1; at <= stops; at++) {
      const before = reader.faults.length;
      await reader.press("Tab", /./);
      const stop = await evaluate<string>(focused);
      // Orca 43 does not announce the first focus in another document, on any site (onFocusedChanged of
      // its web script).
      const isEntry = stop.includes(inFrame) && !last.includes(inFrame);
      if (isEntry) reader.faults.length = before;
      else if (reader.faults.length > before) reader.faults.push(`stop ${at}: ${stop}`);
      last = stop;
    }
    await end();
    expect(reader.faults, reader.transcript.join("\n")).toEqual([]);
  });
