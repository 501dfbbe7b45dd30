import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { canTest } from "@daylit/browsers/programs.mjs";
import { expect, type Page, test } from "@playwright/test";
import { pages } from "../../apps/site/model/pages.ts";
import { type Firefox, openFirefox } from "../support/browsers/firefox.ts";
import { everything } from "../support/browsers/scope.ts";
import { clientOrigin, probed } from "../support/built/addresses.ts";
import { everyTool, groups, type Uses, uses } from "./policy/all-uses.ts";
import { asExpression } from "./policy/page-driver.ts";

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );

/** The first sample of each part of the framework: they differ by their markup alone. */
const oneSampleOfEach = () =>
  [...Map.groupBy(documentsIn("build/site/samples"), dirname).values()].flatMap(([first]) =>
    first ? [`samples/${first}`] : [],
  );

/**
 * Documents of the build, the clients' on their hosts, but for the site's pages: those are visited by
 * accessibility/every-page.spec.ts, which fails on whatever a console says.
 */
function documents(origin: string): string[] {
  const own = everything
    ? documentsIn("build/site").filter((name) => !/(^|\/)index\.html$/.test(name))
    : ["404.html", ...probed.layouts.map((id) => `view/${id}.html`), ...oneSampleOfEach()];
  const clients = everything
    ? readdirSync("build/clients").flatMap((slug) =>
        documentsIn(`build/clients/${slug}`).map((name) => `${clientOrigin(slug, origin)}/${name}`),
      )
    : probed.clientPages.map(({ slug, path }) => clientOrigin(slug, origin) + path);
  return [...own.map((name) => `${origin}/${name}`), ...clients];
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

/** What the policy must refuse, to see that violations are reported. */
const forbidden = (path = "") => {
  document.body.append(Object.assign(new Image(), { src: `http://elsewhere.test/${path}` }));
};

test("no document of the build breaks its policy", async ({ page, baseURL }) => {
  const said: string[] = [];
  hearErrors(page, said);
  await page.route("**/holder", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Holder</title>" }),
  );
  await page.goto("/holder");
  const all = documents(baseURL ?? "");
  expect(all.length).toBeGreaterThan(everything ? 250 : 50);
  await showInFrames(page, all);
  expect(said).toEqual([]);
  // A violation is heard, here and by under-policy.ts.
  await page.goto("/contact");
  await page.evaluate(forbidden, "");
  await expect
    .poll(() => said)
    .toContainEqual(
      expect.stringMatching(/elsewhere\.test.*violates the following Content Security Policy/s),
    );
});

/** All the code that the site has: what comes only when a tool is used, too. */
const everyScript = readdirSync("build/site/assets").filter((name) => name.endsWith(".js"));

/**
 * One needs a server that has gone: offline.spec.ts fails on whatever the console says then. Drawings are
 * fetched by pages that show them.
 */
const usedElsewhere = /^(kept-frame-|[a-z]{4}-(draw|abstract)-)/;

// In npm test the tools are used by their own tests, which fail on violations: support/browsers/under-policy.ts.
if (everything)
  test.describe("tools in Chromium", () => {
    // One after the other, in one worker: the last test looks at what all of them have used.
    test.describe.configure({ mode: "serial" });
    test.use({ serviceWorkers: "allow", permissions: ["clipboard-read", "clipboard-write"] });
    const scripts = new Set<string>();
    const tools = new Set<string>();

    for (const [group, own] of Object.entries(groups))
      test(`no tool for ${group} breaks the policy`, async ({ page, context }) => {
        const said: string[] = [];
        hearErrors(page, said);
        // The one absolute address names the port that the sites are built for, not the tests' own.
        await context.route("http://*.localhost:4173/**", (route) => {
          const { hostname, pathname } = new URL(route.request().url());
          return route.fulfill({ path: `build/clients/${hostname.split(".")[0]}${pathname}` });
        });
        context.on("request", (request) => scripts.add(request.url().split("/assets/")[1] ?? ""));
        for (const [what, use] of own)
          await test.step(what, async () => {
            await page.goto(use.path);
            const met = await page.evaluate<string[]>(asExpression(use)).catch(({ message }) => {
              said.push(`${what}: ${message}`);
              return [];
            });
            for (const tool of met) tools.add(tool);
          });
        expect(said).toEqual([]);
        await page.evaluate(forbidden, "");
        await expect.poll(() => said).toContainEqual(expect.stringContaining("elsewhere.test"));
      });

    test("no tool and no code of the build is left out", () => {
      expect.soft([...tools].sort()).toEqual(everyTool);
      const unused = everyScript.filter((name) => !scripts.has(name) && !usedElsewhere.test(name));
      expect.soft(unused, "code that no tool has asked for").toEqual([]);
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

const inFirefox: Readonly<Record<string, { visits: readonly string[]; own: Uses }>> = {
  "kind of document": { visits: oneOfEachOther, own: [] },
  ...Object.fromEntries(
    Object.entries(groups).map(([group, own]) => [`tool for ${group}`, { visits: [], own }]),
  ),
};

// Both engines read the policy alike; what one of them stops is nearly always stopped by the other.
// npm test says at its end which engines it did without.
if (everything && canTest("Firefox"))
  test.describe("in Firefox", () => {
    // One after the other, in one Firefox: starting it takes longer than most tests.
    test.describe.configure({ mode: "serial" });
    let firefox: Firefox;
    let heard: string[];
    test.beforeAll(async () => {
      firefox = await openFirefox();
      heard = await hearViolations(firefox);
    });
    test.afterAll(() => firefox?.close());

    for (const [what, { visits, own }] of Object.entries(inFirefox))
      test(`no ${what} breaks the policy in Firefox`, async ({ baseURL }) => {
        const { origin, port } = new URL(baseURL ?? "");
        for (const path of visits) await firefox.goto(origin + path);
        if (visits.length > 0) await firefox.goto(`http://kilnlog.localhost:${port}/`);
        for (const [name, use] of own)
          await test.step(name, async () => {
            await firefox.goto(origin + use.path);
            await firefox
              .evaluate(asExpression(use))
              .catch(({ message }) => heard.push(`${name}: ${message}`));
          });
        expect(heard.filter((line) => !line.includes("elsewhere.test"))).toEqual([]);
        // Firefox may report this one twice, the second time during the next test.
        const path = encodeURIComponent(what);
        await firefox.evaluate(`(${forbidden})("${path}")`);
        await expect
          .poll(() => heard)
          .toContainEqual(expect.stringContaining(`elsewhere.test/${path}`));
      });
  });
