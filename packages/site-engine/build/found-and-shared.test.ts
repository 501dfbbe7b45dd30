import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { callings } from "@daylit/layouts/trades/callings.ts";
import { expect, test } from "vitest";
import { type BusinessKind, isBusinessKind } from "../document/business/business-kind.ts";
import { businessKinds } from "../document/business/business-kind-labels.ts";
import {
  countryOf,
  internationalNumber,
  postalAddress,
} from "../document/business/postal-address.ts";
import { parseSite, readValue } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withPublic, withTranslation } from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";
import { schemaFaults } from "../testing/schema-faults.ts";
import schema from "../testing/schema-org.json" with { type: "json" };
import type { Options } from "./build.ts";
import { structuredData } from "./page/structured-data.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start = siteFromLayout(layout);
const address = "https://ida.example/shop/";
const site = parseSite({
  ...start,
  address,
  opening: {
    days: [
      ...Array(5).fill([
        ["09:00", "12:30"],
        ["14:00", "18:00"],
      ]),
      [["10:00", "13:00"]],
      [],
    ],
    closures: [{ from: "2026-12-24", to: "2026-12-26", words: "Christmas" }],
  },
});
const made = (given: SiteDocument, more: Omit<Options, "framework"> = {}) =>
  builtSite(given, "", () => new Uint8Array(), more);

test("every kind of business is described by schema.org’s own definitions", () => {
  for (const kind of Object.keys(businessKinds) as BusinessKind[]) {
    const data = structuredData({ ...site, kind }, { preview: `${address}preview.jpg` });
    expect(schemaFaults(data), kind).toEqual([]);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(["name", "url", "telephone", "image"]),
    );
  }
  expect(schemaFaults({ "@type": "Shop", opens: "1" })).toEqual([": type Shop", ".opens: Shop"]);
});

test("hours are told with days of schema.org, and closures apart", () => {
  const data = structuredData({ ...site, kind: "Bakery" }) as Record<string, unknown[]>;
  const named = (days: string[], opens: string, closes: string) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    ...{ opens, closes },
  });
  const days = JSON.stringify(data).match(/https:\/\/schema\.org\/\w+day/g) ?? [];
  expect(days.filter((day) => !schema.days.includes(day.slice(19)))).toEqual([]);
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  expect(data.openingHoursSpecification).toEqual([
    named(week, "09:00", "12:30"),
    named(week, "14:00", "18:00"),
    named(["Saturday"], "10:00", "13:00"),
  ]);
  expect(data.specialOpeningHoursSpecification?.[0]).toMatchObject({ validFrom: "2026-12-24" });
});

test("every page has it, and no text of the owner’s can leave its element", () => {
  const name = "</script><script>alert(1)</script>";
  const files = made({ ...site, business: { ...site.business, name } });
  const html = `${files.get("index.html")}`;
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json).name).toBe(name);
  expect(`${files.get("contact.html")}`).toContain(json);
  expect(`${files.get("404.html")}`).not.toContain("ld+json");
});

test("a page is shared with its title, words, picture, address and the name of the site", () => {
  const html = `${made(site).get("contact.html")}`;
  const [, , contact] = site.pages;
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="((?:og|twitter):[^"]*)" content="([^"]*)"/g)].map(
      ([, name = "", content = ""]) => [name, content] as const,
    ),
  );
  expect(tags.get("og:url")).toBe(`${address}contact.html`);
  expect(tags.get("og:site_name")).toBe(escapeHtml(site.business.name));
  expect(tags.get("og:locale")).toBe("en_GB");
  expect(tags.get("og:description")).toBe(escapeHtml(contact?.description ?? ""));
  expect(tags.get("og:image")).toMatch(/^https:\/\/ida\.example\/shop\//);
  expect(tags.get("twitter:card")).toBe("summary_large_image");
  expect(html).toContain(`<link rel="canonical" href="${address}contact.html">`);
});

test("the sitemap has the day on which each page changed, not that of the export", () => {
  const first = made(site, { day: "2026-11-17" });
  expect(`${first.get("sitemap.xml")}`.match(/<lastmod>2026-11-17</g)).toHaveLength(3);
  const { site: again } = readValue(JSON.parse(`${first.get("site.json")}`));
  if (!again) throw new Error("cannot be read");
  expect(made(again, { day: "2027-01-02" }).get("sitemap.xml")).toBe(first.get("sitemap.xml"));
  const [home, ...others] = again.pages;
  const changed = { ...again, pages: [{ ...home, label: "Start" } as never, ...others] };
  const later = `${made(changed, { day: "2027-01-02" }).get("sitemap.xml")}`;
  expect(later.match(/<lastmod>[^<]*/g)).toEqual([
    ...["<lastmod>2027-01-02", "<lastmod>2026-11-17", "<lastmod>2026-11-17"],
  ]);
  expect(`${made(site).get("sitemap.xml")}`).not.toContain("lastmod");
});

test("a counter is one picture, and the policy names its host alone", () => {
  const counter = "https://ida.goatcounter.com/count";
  const files = made({ ...site, counter });
  expect(`${files.get("contact.html")}`).toContain(`src="${counter}?p=%2Fcontact&amp;t=`);
  expect(`${files.get("_headers")}`).toContain("img-src 'self' data: https://ida.goatcounter.com;");
  expect(`${made(site).get("_headers")}`).toContain("img-src 'self' data:;");
});

test("what cannot be read of it is left out and said; hours as plain text stay as they are", () => {
  const bad = {
    ...start,
    kind: "Castle",
    counter: "javascript:alert(1)",
    opening: {
      days: [
        [
          ["9", "25:00"],
          ["09:00", "10:00"],
        ],
      ],
      closures: ["never"],
    },
    dates: { "/": ["x", "y"] },
  };
  const reading = readValue(bad);
  const { site: read } = reading;
  expect(read?.opening?.days[0]).toEqual([["09:00", "10:00"]]);
  expect(read?.business.hours).toEqual(start.business.hours);
  expect(read?.kind ?? read?.counter ?? read?.dates).toBeUndefined();
  expect((reading.site ? reading.repairs : []).map(({ path }) => path)).toEqual(
    expect.arrayContaining(["kind", "counter", "opening.days[0][0]", "opening.closures[0]"]),
  );
});

test("every calling has a kind, and a layout that nobody named a calling for is a business", () => {
  for (const { type } of callings) expect(isBusinessKind(type), type).toBe(true);
  expect(start.kind).toBeUndefined();
  expect(structuredData(start)).toMatchObject({ "@type": "LocalBusiness" });
});

const place = (language: string, phone: string, ...lines: string[]) => ({
  language,
  business: { ...start.business, phone, address: lines },
});

test.each([
  [
    place("de", "0341 123 45 67", "Karl-Heine-Straße 5", "04229 Leipzig"),
    ["Karl-Heine-Straße 5", "04229", "Leipzig", "DE"],
    "+493411234567",
  ],
  [
    place("en-GB", "020 7946 0018", "40 Gallowmuir Street", "London SE1 9GF"),
    ["40 Gallowmuir Street", "SE1 9GF", "London", "GB"],
    "+442079460018",
  ],
  [
    place("ar-JO", "٠٦ ٤٦٥ ١٢٣٤", "شارع الرينبو ١٢", "عمّان"),
    ["شارع الرينبو ١٢", undefined, "عمّان", "JO"],
    "+96264651234",
  ],
  // A code of four digits is none of Germany: the number stays as it is dialled there.
  [
    place("de", "01 234 56 78", "Ring 1", "1010 Wien"),
    ["Ring 1", "1010", "Wien", undefined],
    "012345678",
  ],
  [
    place("it", "02 1234567", "Via Roma 3", "20121 Milano"),
    ["Via Roma 3", "20121", "Milano", "IT"],
    "+39021234567",
  ],
  [
    place("en-GB", "+962 6 465 1234", "12 Rainbow St."),
    ["12 Rainbow St.", undefined, undefined, "GB"],
    "+96264651234",
  ],
  // The town alone, as it is asked for first.
  [place("en-GB", "01353 496 012", "Ely"), [undefined, undefined, "Ely", "GB"], "+441353496012"],
  [
    place("de", "0341 2345678", "Leipzig"),
    [undefined, undefined, "Leipzig", undefined],
    "03412345678",
  ],
  [
    place("fr", "01 23 45 67 89", "2 rue Haute", "1000 Bruxelles", "Belgique"),
    ["2 rue Haute", "1000", "Bruxelles", "Belgique"],
    "0123456789",
  ],
] as const)(
  "the address %# is told in parts, with the code of its country",
  (site, parts, phone) => {
    const [streetAddress, postalCode, addressLocality, addressCountry] = parts;
    const told = {
      "@type": "PostalAddress",
      streetAddress,
      postalCode,
      addressLocality,
      addressCountry,
    };
    expect(postalAddress(site)).toEqual(JSON.parse(JSON.stringify(told)));
    expect(schemaFaults(postalAddress(site))).toEqual([]);
    expect(internationalNumber(site, countryOf(site))).toBe(phone);
  },
);

test("a number of another country says where a business is, not the language of its site", () => {
  const jordan = { ...start, ...place("en-GB", "+962 6 465 1234", "Amman") };
  expect(structuredData(jordan)).toMatchObject({ address: { addressCountry: "JO" } });
});

test("search engines are told in the language of each page, with titles that nobody translated", () => {
  const name = site.business.name;
  const twin = withLanguage(site, "tr-TR");
  const label = site.pages.at(-1)?.label ?? "";
  const turkish = withTranslation(
    withTranslation(twin, "tr-TR", name, "Fırın"),
    "tr-TR",
    label,
    "İletişim",
  );
  const html = `${made(withPublic(turkish, "tr-TR", true)).get("tr-tr/iletisim.html")}`;
  expect(html).toContain('<meta property="og:site_name" content="Fırın">');
  expect(html).toContain('<meta property="og:locale" content="tr_TR">');
  expect(html).toContain("<title>İletişim: Fırın</title>");
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: "Fırın", url: `${address}tr-tr/` });
  expect(JSON.parse(json).address.addressCountry).toBe("GB");
});
