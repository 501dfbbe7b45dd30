import { afterAll, expect, test } from "vitest";
import { smallRelease } from "../conformance/fixture.ts";
import { readBuild } from "../policy/build.ts";
import { headersFor } from "../policy/policy.ts";
import { folderFiles, serverFiles } from "./index.ts";
import { rules } from "./patterns.ts";

const hashed = "/assets/entry-first___.js";

function built(SITE_ORIGIN: string) {
  const { folder, remove } = smallRelease({ SITE_ORIGIN });
  afterAll(remove);
  return readBuild(folder, {});
}

const from = built("https://example.org");
const below = built("https://example.org/daylit");
const files = { ...serverFiles(from), ...folderFiles(from, from.site, "site") };

/** What Cloudflare and Netlify do with their file: all that match, joined with a comma. */
function matched(address: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules(from.site, "site", from.policy)) {
    const shape = pattern.replace(/[.]/g, "\\.").replace("*", ".*");
    if (!new RegExp(`^${shape}$`).test(address)) continue;
    for (const [name, value] of Object.entries(headers))
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
  }
  return found;
}

test("hosts with patterns send every document the policy of its kind, and only that", () => {
  for (const [address, file] of [
    ["/", "/index.html"],
    ["/documentation", "/documentation/index.html"],
    ["/documentation/theming", "/documentation/theming/index.html"],
    ["/stylesheet/subHead", "/stylesheet/subHead/index.html"],
    ["/samples/card/row", "/samples/card/row.html"],
    ["/view/arch-0001", "/view/arch-0001.html"],
  ] as const) {
    const { "Cache-Control": _, ...expected } = headersFor(file, "site", from.policy);
    expect(matched(address), address).toMatchObject(expected);
  }
  expect(matched("/documentation/theming.md")["X-Robots-Tag"]).toBe("noindex");
});

test("on hosts with patterns a name with a hash lasts, its neighbours do not", () => {
  expect(matched(hashed)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(matched("/assets/preview.png")["Cache-Control"]).toMatch(/, no-cache$/);
  expect(matched("/documentation")["Cache-Control"]).toBeUndefined();
});

test("below a path the patterns are too", () => {
  const { _headers, _redirects } = folderFiles(below, below.site, "site");
  const patterns = _headers?.split("\n").filter((line) => /^[^\s#]/.test(line)) ?? [];
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns) expect(pattern).toMatch(/^\/daylit\//);
  expect(_redirects?.trim().split("\n").sort()).toEqual([
    "/daylit/samples/subhead/basic /daylit/samples/subHead/basic 301",
    "/daylit/stylesheet/subhead /daylit/stylesheet/subHead 301",
  ]);
});

test("Vercel's sources match the addresses that they are for, and no two one address", () => {
  const { headers } = JSON.parse(files["vercel.json"] ?? "") as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const found = (address: string) => {
    const all = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
    expect(all.length, address).toBeLessThanOrEqual(2);
    return Object.fromEntries(all.flatMap((rule) => rule.headers.map((it) => [it.key, it.value])));
  };
  for (const [address, file] of [
    ["/", "/index.html"],
    ["/documentation/theming", "/documentation/theming/index.html"],
    ["/documentation/theming.md", "/documentation/theming.md"],
    ["/samples/card/row", "/samples/card/row.html"],
    ["/view/arch-0001", "/view/arch-0001.html"],
    [hashed, hashed],
  ] as const)
    expect(found(address), address).toEqual(headersFor(file, "site", from.policy));
});

type Event = {
  request: { uri: string; querystring: Record<string, { value: string }> };
  response?: { statusCode: number; headers: Record<string, { value: string }> };
};
type Handled = {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
};
/** CloudFront calls a function of this name. */
const handler = (text = "") =>
  new Function(`${text}; return handler;`)() as (event: Event) => Handled;

test("CloudFront leads spellings to the clean address and clean ones to their file", () => {
  const handle = handler(files["cloudfront-request.js"]);
  const ask = (uri: string, querystring = {}) => handle({ request: { uri, querystring } });
  for (const [uri, file] of [
    ["/", "/index.html"],
    ["/documentation/theming", "/documentation/theming/index.html"],
    ["/stylesheet/subHead", "/stylesheet/subHead/index.html"],
    ["/samples/card/row", "/samples/card/row.html"],
    ["/samples/card/row.html", "/samples/card/row.html"],
    ["/samples/subHead/basic.html", "/samples/subHead/basic.html"],
    ["/compose/page.html", "/compose/page.html"],
    [hashed, hashed],
    ["/documentation/theming.md", "/documentation/theming.md"],
  ] as const)
    expect(ask(uri).uri, uri).toBe(file);
  for (const [uri, location] of [
    ["/documentation/", "/documentation"],
    ["/Documentation//Theming/", "/documentation/theming"],
    ["/documentation/index.html", "/documentation"],
    ["/index.html", "/"],
    ["/stylesheet/SUBHEAD", "/stylesheet/subHead"],
  ] as const) {
    const { statusCode, headers } = ask(uri, { a: { value: "1" } });
    expect(statusCode, uri).toBe(308);
    expect(headers?.location?.value, uri).toBe(`${location}?a=1`);
  }
});

test("CloudFront sends the headers of the kind, and never a year for what is missing", () => {
  const handle = handler(files["cloudfront-response.js"]);
  const ask = (uri: string, statusCode = 200) => {
    const response = { statusCode, headers: {} };
    return handle({ request: { uri, querystring: {} }, response }).headers ?? {};
  };
  for (const file of ["/index.html", "/samples/card/row.html", hashed, "/feed.xml"])
    for (const [name, value] of Object.entries(headersFor(file, "site", from.policy)))
      expect(ask(file)[name.toLowerCase()]?.value, `${file} ${name}`).toBe(value);
  expect(ask(hashed, 404)["cache-control"]?.value).toBe("no-cache");
});
