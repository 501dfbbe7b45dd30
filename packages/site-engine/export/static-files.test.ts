import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { headersOf, shortName } from "./static-files.ts";

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
  ["forms by e-mail", mail, policy("'self'", "'self' data:", "mailto:")],
  [
    "forms by a service",
    { ...mail, form: service },
    policy("'self'", "'self' data:", "https://forms.example"),
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
  const lines = headersOf({ ...start, ...given } as SiteDocument).split("\n");
  expect(lines.filter((each) => each.includes("Content-Security-Policy"))).toEqual([line]);
  expect(lines.slice(0, 2)).toEqual(["/*", line]);
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
