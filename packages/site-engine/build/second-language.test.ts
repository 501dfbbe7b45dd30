import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { textOf } from "@daylit/layouts/schema/marks.ts";
import { expect, test } from "vitest";
import { hoursText } from "../document/business/hours-text.ts";
import { phoneAbroad } from "../document/business/postal-address.ts";
import { translated } from "../document/language/translated.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { withDescriptions } from "../document/text/page-meta.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { builtSite } from "../testing/built-site.ts";

/** A practice in Leipzig whose visitors read German, English and Turkish, which is not finished. */
const opening = {
  days: [...Array(5).fill([["08:00", "13:00"]]), [], []],
  closures: [{ from: "2026-12-24", to: "2026-12-24" }],
} as const;
const german = {
  language: "de",
  business: {
    name: "Praxis Lindner",
    strapline: "Physiotherapie in der Südvorstadt",
    phone: "0341 1234567",
    email: "",
    address: ["Karl-Liebknecht-Straße 12", "04107 Leipzig"],
    hours: [] as (readonly [string, string])[],
  },
};
german.business.hours = [...hoursText(opening as never, german)];
const start = siteFromLayout(cataloguePages[0] as (typeof cataloguePages)[number]);
const page = (path: `/${string}`, label: string, ...sections: object[]) => ({
  ...{ path, label, sections },
  title:
    path === "/" ? "Praxis Lindner: Physiotherapie in der Südvorstadt" : `${label}: Praxis Lindner`,
  description: "",
});
const practice = parseSite({
  ...start,
  ...german,
  opening,
  address: "https://praxis.example",
  pages: [
    {
      ...page("/", "Start", { block: "hero-type", heading: "Gut behandelt" }),
      description: "Gut behandelt. Physiotherapie in der Südvorstadt.",
    },
    page(
      "/aktuelles",
      "Aktuelles",
      { block: "hero-type", heading: "Aktuelles" },
      { block: "news-list", heading: "Alle Neuigkeiten" },
    ),
    {
      ...page("/impressum", "Impressum", {
        ...{ block: "hero-type", heading: "Impressum" },
        lead: "Wer für diese Website verantwortlich ist.",
      }),
      menu: false,
    },
  ],
  posts: [
    {
      ...{ slug: "weihnachten", date: "2026-11-19", title: "Sprechzeiten über Weihnachten" },
      text: [
        { text: "Notfälle: 0341 1234567." },
        { text: textOf([{ text: "Neue Kollegin", href: "/news/kollegin" }]) },
      ],
    },
    { slug: "kollegin", date: "2026-11-12", title: "Neue Kollegin", text: [] },
  ],
  translations: [
    {
      ...{ language: "en", public: true },
      texts: [
        { of: "Gut behandelt", text: "Well treated" },
        { of: "Physiotherapie in der Südvorstadt", text: "Physiotherapy in Südvorstadt" },
        { of: "Aktuelles", text: "News" },
        { of: "Sprechzeiten über Weihnachten", text: "Hours over Christmas" },
      ],
    },
    {
      ...{ language: "tr", public: "unfinished" },
      texts: [
        { of: "Gut behandelt", text: "İyi tedavi" },
        { of: "Wer für diese Website verantwortlich ist.", text: "Bu siteden kim sorumlu." },
      ],
    },
  ],
});
const made = (site: SiteDocument) => {
  const files = builtSite(site, "", () => new Uint8Array());
  return (name: string) => String(files.get(name)).replaceAll("\u00a0", " ");
};
const text = made(practice);
const inLanguage = (site: SiteDocument, language: string) =>
  translated(site, { language, public: true, texts: [] });

test("English beside another language has the dates and times of Britain, except in North America", () => {
  expect(inLanguage(practice, "en").business.hours).toEqual([
    ["Monday to Friday", "08:00–13:00"],
    ["24 December 2026", "Closed"],
  ]);
  expect(text("en/aktuelles.html")).toContain("19 November 2026");
  expect(text("en/news/weihnachten.html")).toContain("19 November 2026");
  const spanish = { ...practice, language: "es-US", business: { ...practice.business } };
  const there = {
    ...spanish,
    business: {
      ...{ ...spanish.business, phone: "(415) 555-0100", address: ["1 Main St"] },
      hours: hoursText(opening as never, spanish),
    },
  };
  expect(inLanguage(there, "en").business.hours?.[0]?.[1]).toBe("8:00 AM–1:00 PM");
  expect(inLanguage(there, "en").business.phone).toBe("+1 415 555 0100");
});

test("the telephone number has its country in other languages, and in every link", () => {
  for (const name of ["index.html", "en/index.html", "tr/index.html"]) {
    expect(text(name)).toContain('href="tel:+493411234567"');
    expect(text(name)).not.toContain('href="tel:0');
  }
  expect(text("index.html")).toContain(">0341 1234567</a>");
  expect(text("en/index.html")).toContain(">+49 341 1234567</a>");
  // Also inside a text, which nobody has translated.
  expect(text("en/news/weihnachten.html")).toContain(
    '<bdi lang="de">Notfälle: +49 341 1234567.</bdi>',
  );
  const at = (phone: string, language = "de", ...address: string[]) =>
    phoneAbroad({ language, business: { ...practice.business, phone, address } });
  const leipzig = ["Ring 1", "04107 Leipzig"];
  expect(at("(0341) 123-45", "de", ...leipzig)).toBe("+49 341 123 45");
  expect(at("02 1234567", "it", "Via Roma 3", "20121 Milano")).toBe("+39 02 1234567");
  // Without a country, with one already, without an area code, for help, and two at once.
  for (const phone of ["+49 341 1", "0049 341 12345", "123456", "112", "0341 1 oder 0341 2"])
    expect(at(phone, "de", ...leipzig)).toBe(phone);
  expect(at("0341 12345678 / 0341 12345678", "de", ...leipzig)).toContain("/");
  expect(at("01 234 56 78", "de", "Ring 1", "1010 Wien")).toBe("01 234 56 78");
});

test("titles and descriptions that nobody wrote are of one language each", () => {
  const head = (name: string) =>
    (text(name).match(/<title>.*|<meta name="description".*/g) ?? []).map((line) =>
      line.replace(/<title>|<\/title>|<meta name="description" content="|">/g, ""),
    );
  expect(head("index.html")).toEqual([
    "Praxis Lindner: Physiotherapie in der Südvorstadt",
    "Gut behandelt. Physiotherapie in der Südvorstadt.",
  ]);
  expect(head("en/index.html")).toEqual([
    "Praxis Lindner: Physiotherapy in Südvorstadt",
    "Well treated. Physiotherapy in Südvorstadt.",
  ]);
  expect(head("tr/index.html")).toEqual(["Praxis Lindner", "İyi tedavi."]);
  const texts = [{ of: "Aktuelles", text: "Haberler" }];
  const turkish = { language: "tr", public: true, texts } as const;
  expect(translated(withDescriptions(practice), turkish).pages[1]).toMatchObject({
    ...{ title: "Haberler: Praxis Lindner", description: "Haberler: Praxis Lindner" },
  });
  // Nothing of it is translated: better no description than a German one.
  expect(head("tr/aktuelles.html")).toEqual(["Aktuelles: Praxis Lindner"]);
  expect(text("tr/aktuelles.html")).not.toContain("og:description");
  // Neither of what the owner wrote for search results; the page’s own words say it where they are translated.
  const [home, ...others] = practice.pages;
  const search = { title: "Termine am Park", description: "Termine in Leipzig." };
  const written = { ...home, ...search } as SiteDocument["pages"][number];
  const inTurkish = (...texts: { of: string; text: string }[]) =>
    translated({ ...practice, pages: [written, ...others] }, { ...turkish, texts }).pages[0];
  const title = { of: "Gut behandelt", text: "İyi tedavi" };
  expect(inTurkish(title)?.description).toBe("İyi tedavi");
  expect(inTurkish(title)?.title).toBe("Praxis Lindner");
  expect(inTurkish()?.description).toBe("");
  const own = { of: "Termine in Leipzig.", text: "Leipzig’de randevu." };
  expect(inTurkish(own)?.description).toBe("Leipzig’de randevu.");
  expect(text("en/news/weihnachten.html")).not.toContain('name="description"');
  expect(text("news/weihnachten.html")).toContain('name="description" content="Notfälle');
});

test("news and legal pages have a description that nobody had to write, in each language", () => {
  const described = (name: string) =>
    /<meta name="description" content="(.*)">/.exec(text(name))?.[1];
  expect(described("aktuelles.html")).toBe("Aktuelles. Physiotherapie in der Südvorstadt.");
  expect(described("en/aktuelles.html")).toBe("News. Physiotherapy in Südvorstadt.");
  expect(described("impressum.html")).toBe("Wer für diese Website verantwortlich ist.");
  expect(described("tr/impressum.html")).toBe("Bu siteden kim sorumlu.");
  // The document keeps what its owner wrote.
  expect(JSON.parse(text("site.json")).pages[1].description).toBe("");
});

test("each language with posts of its own has a feed of them, to which its pages lead", () => {
  const feed = text("en/feed.xml");
  expect(feed).toContain('xml:lang="en"');
  expect(feed).toContain("<title>Hours over Christmas</title>");
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://praxis.example/en/feed.xml"/>',
  );
  expect(feed).toContain("<id>https://praxis.example/en/</id>");
  expect(feed).toContain("<id>https://praxis.example/en/news/weihnachten.html</id>");
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  // What is left in German is there alone.
  expect(feed).toContain("https://praxis.example/news/kollegin.html");
  expect(text("feed.xml").match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain("&lt;bdi lang=&quot;de&quot;&gt;Notfälle: +49 341 1234567.");
  // Nobody has translated a post into Turkish.
  expect(text("tr/feed.xml")).toBe("undefined");
  const linked = (name: string) =>
    /<link rel="alternate" type="application\/atom\+xml"(.*)>/.exec(text(name))?.[1];
  expect(linked("index.html")).toBe(' hreflang="de" href="feed.xml"');
  expect(linked("en/index.html")).toBe(' hreflang="en" href="../en/feed.xml"');
  expect(linked("en/news/weihnachten.html")).toBe(' hreflang="en" href="../../en/feed.xml"');
  expect(linked("tr/index.html")).toBe(' hreflang="de" href="../feed.xml"');
});
