import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { builtSite } from "../testing/built-site.ts";
import { pictureOf } from "../testing/picture-of.ts";
import { policyElement } from "./content-policy.ts";
import { headersFile } from "./host-files.ts";
import { shortName } from "./static-files.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);

/** The whole policy, but for what depends on the site. */
const policy = (style: string, images: string, target: string) =>
  `  Content-Security-Policy: default-src 'none'; script-src 'self'; style-src ${style}; img-src ${images}; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types daylit-site; form-action ${target}`;
const address = "https://ida.example/";
const mail = { form: { way: "mail" }, address } as const;
const service = { way: "service", address: "https://forms.example/f/ida" } as const;
const counter = "https://ida.goatcounter.com/count";

test.each<[string, Partial<SiteDocument>, string]>([
  ["forms by email", mail, policy("'self'", "'self' data:", "mailto:")],
  [
    "forms by a service",
    { ...mail, form: service },
    policy("'self'", "'self' data:", "https://forms.example https://ida.example 'self'"),
  ],
  [
    "forms by a service that thanks on another host",
    {
      ...mail,
      address: undefined,
      form: { way: "service", address: "https://api.web3forms.com/submit" },
    },
    policy(
      "'self' 'unsafe-inline'",
      "'self' data:",
      "https://api.web3forms.com https://web3forms.com 'self'",
    ),
  ],
  [
    "forms by the host",
    { ...mail, form: { way: "host" } },
    policy("'self'", "'self' data:", "'self'"),
  ],
  [
    "a counter",
    { ...mail, counter },
    policy("'self'", "'self' data: https://ida.goatcounter.com", "mailto:"),
  ],
  [
    "no address yet",
    { ...mail, address: undefined },
    policy("'self' 'unsafe-inline'", "'self' data:", "mailto:"),
  ],
])("the whole policy of a site with %s", (_, given, line) => {
  const lines = headersFile({ ...start, ...given } as SiteDocument, false).split("\n");
  expect(lines.filter((each) => each.includes("Content-Security-Policy"))).toEqual([line]);
  expect(lines.slice(0, 2)).toEqual(["/*", line]);
});

test("each page says the same policy itself, but for what only a header can say", () => {
  const known = { ...start, ...mail } as SiteDocument;
  const [, line = ""] = / {2}Content-Security-Policy: (.*)/.exec(headersFile(known, false)) ?? [];
  const inPage = line.replace(" frame-ancestors 'self';", "");
  expect(policyElement(known)).toBe(
    `<meta http-equiv="Content-Security-Policy" content="${inPage}">`,
  );
  const files = builtSite(known, "", pictureOf, { composer: "https://daylit.example/compose" });
  const pages = [...files].filter(([name]) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(3);
  // Before anything that could load or run.
  for (const [name, html] of pages)
    expect(html, name).toMatch(/<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-S/);
  // A page that brings its styles along may use them, and only that one.
  const unknown = builtSite({ ...known, address: undefined } as SiteDocument, "", pictureOf);
  const inline = [...unknown].filter(([, text]) => `${text}`.includes("'unsafe-inline'"));
  expect(inline.map(([name]) => name)).toEqual(["404.html", "_headers"]);
});

test.each([
  ["Loaf", "Loaf"],
  ["Mill & Sons Joinery", "Mill & Sons"],
  ["Mill Road Yoga Studio", "Mill Road Yoga"],
  ["The Old Mill at the Bridge", "The Old Mill"],
  ["Mill and the River", "Mill and the River"],
  ["Millbrook Community Bakery", "Millbrook Community Bakery"],
])("below an icon %s is called %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
