import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "../../model/pages.ts";
import { manifestPath } from "../../model/site.ts";

// Not the name of a folder of the site: what is moved twice must not be a page.
const base = "/below";
const origin = `https://example.org${base}`;
const home = join(import.meta.dirname, "../../../..");

/** One page of every kind, and one of whatever else names addresses. */
const documents = [
  ...[...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap(([first]) => first?.path ?? []),
  "/404.html",
  "/samples/card/basic.html",
  "/compose/page.html",
];
const others = [manifestPath, "/sitemap.xml", "/robots.txt", "/feed.xml", "/llms.txt"];

/** Machine-readable files and Markdown pages may both have a text here. */
const ownedByTwo = "/llms-full.txt";

/** Made by another process: the path is read once, when the model is. */
const made = JSON.parse(
  execFileSync(process.execPath, ["apps/site/build/show.ts", ...documents, ...others, ownedByTwo], {
    cwd: home,
    env: { ...process.env, NODE_ENV: "production", SITE_ORIGIN: origin },
    encoding: "utf8",
    maxBuffer: 1e9,
  }),
) as Record<string, string>;

const attribute =
  /\s(?:href|src|action|poster|data-(?:start|face))="(\/[^"]*)"|\ssrcset="([^"]*)"|\surl\((\/[^)]*)\)/gi;

/** Every address in the markup that begins at the top of the host. */
const addressesIn = (html: string) =>
  [
    ...html
      .replaceAll(/<(script|pre|code)\b[^>]*>[\s\S]*?<\/\1>/g, (all) => all.split(">")[0] ?? "")
      .matchAll(attribute),
  ].flatMap(
    ([, single, set, css]) =>
      single ?? css ?? (set ?? "").split(",").map((one) => one.trim().split(" ")[0] ?? ""),
  );

test.each(documents)("below a path, every address in %s is below it", (document) => {
  const found = addressesIn(made[document] ?? "").filter((address) => address.startsWith("/"));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((address) => !address.startsWith(`${base}/`))).toEqual([]);
  // Moved twice is wrong too: there is no page of this name.
  expect(found.filter((address) => address.startsWith(`${base}${base}/`))).toEqual([]);
});

test("whatever is fetched is fetched where the site stands", () => {
  const app = join(home, "apps/site");
  const asking = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /\bfetch\(\s*[`"']\//.test(readFileSync(join(app, name), "utf8")));
  expect(asking).toEqual([]);
});

test("the manifest keeps to the path", () => {
  const { id, start_url, scope, icons, shortcuts, screenshots } = JSON.parse(
    made[manifestPath] ?? "",
  );
  expect([id, start_url, scope]).toEqual([`${base}/`, `${base}/`, `${base}/`]);
  const addresses = [...icons, ...screenshots].map(({ src }) => src);
  for (const address of [...addresses, ...shortcuts.map(({ url }: { url: string }) => url)])
    expect(address).toMatch(/^\/below\//);
});

test("an address that two kinds may own is found", () => {
  expect(made[ownedByTwo]).toContain("# Introduction");
});

test.each(others.slice(1))("whole addresses in %s have the path", (name) => {
  const found = (made[name] ?? "").match(/https:\/\/example\.org[^\s<>")]*/g) ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((address) => !/^https:\/\/example\.org\/below(\/|$)/.test(address))).toEqual(
    [],
  );
});

test("the composer finds its workers", () => {
  for (const name of ["site", "picture"])
    expect(made["/compose"]).toContain(`&quot;${base}/assets/${name}-worker.ts&quot;`);
});

test("canonical addresses and the pictures beside links have it too", () => {
  const html = made["/packages"] ?? "";
  expect(html).toContain(`<link rel="canonical" href="${origin}/packages"/>`);
  expect(html).toContain(`content="${origin}/assets/preview.png"`);
});
