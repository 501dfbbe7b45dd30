import { serveOwned } from "@daylit/hosting/conformance/owned-server.ts";
import { programs } from "@daylit/hosting/conformance/programs.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { expect, onTestFinished, test } from "vitest";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withPublic } from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";
import { pictureOf } from "../testing/picture-of.ts";
import { headersFile, headerTable, serverFiles } from "./host-files.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const german = withPublic(withLanguage(siteFromLayout(layout), "de"), "de", true);
const pages = german.pages.map((page) =>
  page.path === "/contact"
    ? { ...page, former: ["/find-us"] as const, paths: { de: ["/kontakt", "/contact"] as const } }
    : page,
);
/** Its contact page has another address in German; both have moved. */
const site: SiteDocument = { ...german, pages };
const composer = "https://daylit.example/compose";
const filesOf = (given: SiteDocument) => builtSite(given, "", pictureOf, { composer });

/** What the table says of an address, as Netlify and Cloudflare Pages read `_headers`. */
function expected(given: SiteDocument, file: string) {
  const { all, rules } = headerTable(given, true);
  const own = rules.filter(({ pattern }) => {
    const [start = "", end] = pattern.split("*");
    return end === undefined ? pattern === `/${file}` : `/${file}`.startsWith(start);
  });
  return Object.assign({}, all, ...own.map(({ headers }) => headers)) as Record<string, string>;
}

const names = [
  ...["Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"],
  ...["Cache-Control", "Access-Control-Allow-Origin"],
];

const types: Record<string, RegExp> = {
  avif: /^image\/avif/,
  css: /^text\/css/,
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  webp: /^image\/webp/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

for (const program of programs)
  test.each([
    ["at the top of its host", "/"],
    ["below a path", "/caf%C3%A9/my.shop/"],
  ])(`${program} sends the headers of the table %s`, async (_, path) => {
    let online = site;
    const { address, end } = await serveOwned(
      program,
      (at) => {
        online = { ...site, address: at };
        return filesOf(online);
      },
      path,
    );
    onTestFinished(end);
    const all = [...filesOf(online).keys()].filter((name) => !/^(hosts\/|[._])/.test(name));
    // A file of each folder and ending, and those with rules of their own.
    const chosen = Map.groupBy(all, (name) => name.replace(/[^/]+(?=\.)/, ""));
    const asked = [...chosen.values()].flatMap((group) => group.slice(0, 1));
    for (const name of new Set([...asked, "worker.js", "style.css", "site.json", "index.html"])) {
      const answer = await fetch(address + name);
      expect(answer.status, name).toBe(200);
      const found = names.flatMap((each) => {
        const value = answer.headers.get(each);
        return value === null ? [] : [[each, value]];
      });
      expect(Object.fromEntries(found), name).toEqual(expected(online, name));
      const type = types[name.split(".").at(-1) ?? ""];
      if (type) expect(answer.headers.get("content-type"), name).toMatch(type);
    }
    for (const name of ["contact", "de/kontakt"]) {
      const answer = await fetch(address + name);
      expect([answer.status, answer.redirected], name).toEqual([200, false]);
      const whole = await fetch(`${address}${name}.html`);
      expect(await answer.text(), name).toBe(await whole.text());
    }
    for (const [from, to] of [
      ["find-us", "contact"],
      ["find-us.html", "contact"],
      ["de/contact", "de/kontakt"],
      ["de/contact.html", "de/kontakt"],
    ] as const) {
      const answer = await fetch(address + from, { redirect: "manual" });
      expect(answer.status, from).toBe(301);
      const target = new URL(answer.headers.get("location") ?? "", address).href;
      expect(target, from).toBe(`${address}${to}.html`);
    }
    for (const [name, language] of [
      ["pictures/nothing.webp", "en-GB"],
      ["de/nichts", "de"],
    ] as const) {
      const missing = await fetch(address + name);
      expect(missing.status, name).toBe(404);
      expect(await missing.text(), name).toContain(`<html lang="${language}"`);
      expect(missing.headers.get("content-security-policy"), name).toBeTruthy();
      // A browser would keep it for a week.
      expect(missing.headers.get("cache-control"), name).toBeNull();
    }
  });

test("every server's file has every header of the table", () => {
  const { all, rules } = headerTable(site, true);
  for (const [name, text] of serverFiles(site).filter(([name]) => name !== "_redirects"))
    for (const [header, value] of [all, ...rules.map(({ headers }) => headers)].flatMap((each) =>
      Object.entries(each),
    )) {
      expect(text, name).toContain(`"${value}"`);
      expect(text, name).toContain(header);
    }
  expect(headersFile(site, false)).not.toContain("Access-Control");
});

const odd = "a;b,c'd\"e$f{g}h`i";

test.each([
  [{ address: `https://zoe.example/${odd}/` }, { address: "https://zoe.example/a/" }],
  [
    { form: { way: "service", address: `https://${odd}.example/x` } },
    { form: { way: "service", address: "https://forms.example/x" } },
  ],
  [{ counter: `https://${odd}.example/count` }, { counter: "https://a.example/count" }],
] as [Partial<SiteDocument>, Partial<SiteDocument>][])(
  "no address opens or ends anything in a server's file: %j",
  (given, plain) => {
    const marks = (part: Partial<SiteDocument>) =>
      [
        ...serverFiles({ ...site, ...part }),
        ["_headers", headersFile({ ...site, ...part }, true)],
      ].map(([name, text = ""]) => [name, text.replace(/[^;,'"${}`\\\n]/g, "")]);
    expect(marks(given)).toEqual(marks(plain));
  },
);
