import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { usesEngine } from "../../tools/scripts/browsers.mjs";
import { withWindows } from "../support/chromium.ts";
import { type Firefox, openFirefox } from "../support/firefox.ts";
import { asExpression, type Use } from "./policy/hand.ts";
import { looking } from "./policy/uses/looking.ts";
import { making } from "./policy/uses/making.ts";
import { reading } from "./policy/uses/reading.ts";

// The library is among what is used: see decision 043.
test.use({ launchOptions: withWindows });

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );

/**
 * Every document that the build made, the clients' on their hosts, but for the site's pages: those
 * are visited by access/every-page.spec.ts, which fails on whatever a console says.
 */
function everyDocument(origin: string): string[] {
  const { port } = new URL(origin);
  const own = documentsIn("build/site")
    .filter((name) => !/(^|\/)index\.html$/.test(name))
    .map((name) => `${origin}/${name}`);
  const clients = readdirSync("build/clients").flatMap((slug) =>
    documentsIn(`build/clients/${slug}`).map((name) => `http://${slug}.localhost:${port}/${name}`),
  );
  return [...own, ...clients];
}

/** Shows one document after the other in frames, a few at a time; all that is said is heard. */
const showInFrames = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (list) => {
    const left = [...list];
    const next = async (): Promise<void> => {
      const src = left.pop();
      if (!src) return;
      const frame = Object.assign(document.createElement("iframe"), { src });
      const shown = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await shown;
      frame.remove();
      return next();
    };
    await Promise.all(Array.from({ length: 4 }, next));
  }, addresses);

/** Whatever a policy stops is said as an error; so is much else that is wrong. */
function hearErrors(page: Page, said: string[]) {
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() !== "error") return;
    // The page for what is missing says that it is.
    if (/404/.test(message.text()) && /404\.html$|\/crad$/.test(url)) return;
    if (message.text().includes("blocked by Playwright")) return;
    said.push(`${page.url()}: ${message.text()} ${url}`);
  });
}

const portions = 2;
for (let portion = 0; portion < portions; portion += 1)
  test(`no document of the build breaks its policy, portion ${portion + 1}`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    hearErrors(page, said);
    await page.route("**/holder", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Holder</title>" }),
    );
    await page.goto("/holder");
    const all = everyDocument(baseURL ?? "");
    expect(all.length).toBeGreaterThan(250);
    await showInFrames(
      page,
      all.filter((_, index) => index % portions === portion),
    );
    expect(said).toEqual([]);
  });

/** Every tool as visitors use it; whoever builds another adds it here. */
const uses: readonly (readonly [string, Use])[] = Object.entries({
  ...reading,
  ...looking,
  ...making,
});

/** The tools of the site, by the names of their files. */
const everyTool = readdirSync("apps/site/features", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".island.tsx"))
  .map((name) => name.replace(".island.tsx", ""))
  .sort();

/** All the code that the site has: what comes only when a tool is used, too. */
const everyScript = readdirSync("build/site/assets").filter((name) => name.endsWith(".js"));

/** Needs a server that has gone: offline.spec.ts fails on whatever the console says then. */
const usedElsewhere = /^kept-frame-/;

test.describe("tools", () => {
  test.use({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });

  test("no tool breaks the policy in Chromium, and none is left out", async ({ page, context }) => {
    const said: string[] = [];
    hearErrors(page, said);
    // The one absolute address names the port that the sites are built for, not the tests' own.
    await context.route("http://*.localhost:4173/**", (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      return route.fulfill({ path: `build/clients/${hostname.split(".")[0]}${pathname}` });
    });
    const scripts = new Set<string>();
    context.on("request", (request) => scripts.add(request.url().split("/assets/")[1] ?? ""));
    const tools = new Set<string>();
    for (const [what, use] of uses)
      await test.step(what, async () => {
        await page.goto(use.path);
        const met = await page.evaluate<string[]>(asExpression(use)).catch(({ message }) => {
          said.push(`${what}: ${message}`);
          return [];
        });
        for (const tool of met) tools.add(tool);
      });
    expect.soft(said).toEqual([]);
    expect.soft([...tools].sort()).toEqual(everyTool);
    const unused = everyScript.filter((name) => !scripts.has(name) && !usedElsewhere.test(name));
    expect.soft(unused, "code that no tool has asked for").toEqual([]);
    // What this page does is refused: the ear hears.
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: "http://elsewhere.test/" }));
    });
    await expect.poll(() => said).toContainEqual(expect.stringContaining("elsewhere.test"));
  });
});

/** Tells of every violation in every document, whatever stopped it. */
async function hearViolations({ send, hear }: Firefox): Promise<string[]> {
  const heard: string[] = [];
  await send("session.subscribe", { events: ["script.message"] });
  hear("script.message", (params) =>
    heard.push((params as { data: { value: string } }).data.value),
  );
  await send("script.addPreloadScript", {
    functionDeclaration: `(tell) => addEventListener("securitypolicyviolation", (event) =>
      tell([event.documentURI, event.effectiveDirective, event.blockedURI, event.sample].join(" ")))`,
    arguments: [{ type: "channel", value: { channel: "violations" } }],
  });
  return heard;
}

/** One of each kind of document that no tool has been used on: all of them take Firefox minutes. */
const paths = uses.map(([, { path }]) => path.replace(/\?.*/, ""));
const oneOfEachOther = [
  ...[...Map.groupBy(pages, ({ kind }) => kind).values()]
    .filter((alike) => !alike.some(({ path }) => paths.includes(path)))
    .flatMap(([first]) => first?.path ?? []),
  "/view/arch-0001.html",
];

// The run says in one line which engines it does without (tools/scripts/test.mjs); CI insists on all.
if (usesEngine("Firefox"))
  test("no tool and no kind of document breaks the policy in Firefox", async ({ baseURL }) => {
    const firefox = await openFirefox();
    try {
      const heard = await hearViolations(firefox);
      const { origin, port } = new URL(baseURL ?? "");
      for (const path of oneOfEachOther) await firefox.goto(origin + path);
      await firefox.goto(`http://kilnlog.localhost:${port}/`);
      for (const [what, use] of uses)
        await test.step(what, async () => {
          await firefox.goto(origin + use.path);
          await firefox
            .evaluate(asExpression(use))
            .catch(({ message }) => heard.push(`${what}: ${message}`));
        });
      expect(heard).toEqual([]);
      // What this page does is refused: the ear hears.
      await firefox.evaluate(
        `document.body.append(Object.assign(new Image(), { src: "http://elsewhere.test/" }))`,
      );
      await expect.poll(() => heard).toContainEqual(expect.stringContaining("elsewhere.test"));
    } finally {
      await firefox.close();
    }
  });
