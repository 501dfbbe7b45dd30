import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { runsOf, textOf } from "@daylit/layouts/schema/marks.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDay } from "../document/business/day.ts";
import { check } from "../document/check/check.ts";
import { untranslated, withFollowingTranslations } from "../document/language/translations.ts";
import { newestFirst, teaserOf } from "../document/news/posts.ts";
import { parseSite, readValue, writeSite } from "../document/read/read.ts";
import type { Post, SiteDocument } from "../document/site-document.ts";
import { removePost, withPostTitle } from "../edit/changes/posts.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { exampleOf } from "../edit/swap.ts";
import { withLanguage, withPublic, withTranslation } from "../edit/translate.ts";
import { feedOf } from "../export/feed.ts";
import { builtSite } from "../testing/built-site.ts";
import { parseXml } from "../testing/parse-xml.ts";
import { anyText } from "../testing/site-document.arbitrary.ts";
import type { Files } from "./build.ts";

const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const made = (site: SiteDocument) => builtSite(site, framework, () => stand);
const text = (files: Files, name: string) => String(files.get(name));
const start = siteFromLayout(cataloguePages[0] as (typeof cataloguePages)[number]);

const posts: Post[] = [
  {
    slug: "new-oven",
    date: "2026-11-03",
    title: "A new <oven> & more",
    picture: "food-loaf" as never,
    text: [
      {
        text: textOf([
          { text: "It came " },
          { text: "on Monday", strong: true },
          { text: ". " },
          { text: "Write to us", href: "/contact" },
          { text: "." },
        ]),
      },
      { as: "subhead", text: "What changes" },
      { as: "item", text: "Bread from six" },
      { as: "item", text: "Rolls from seven" },
    ],
  },
  {
    slug: "closed",
    date: "2026-11-10",
    title: "Closed on Thursday",
    text: [{ text: "For one day." }],
  },
];
const [home] = start.pages;
const site = parseSite({
  ...start,
  pages: [
    { ...home, sections: [...(home?.sections ?? []), exampleOf("news-latest")] },
    {
      path: "/news",
      label: "News",
      title: "News",
      description: "",
      sections: [exampleOf("hero-type"), exampleOf("news-list")],
    },
    ...start.pages.slice(1),
  ],
  posts: posts.map((post) =>
    post.picture
      ? {
          ...post,
          picture:
            home?.sections[0] && "picture" in home.sections[0]
              ? home.sections[0].picture
              : "inte-lounge",
        }
      : post,
  ),
  address: "https://bread.example/shop",
});
const files = made(site);

test("each post has a page, and the folder leads to the list", () => {
  expect([...files.keys()].filter((name) => name.startsWith("news"))).toEqual([
    "news.html",
    "news/closed.html",
    "news/index.html",
    "news/new-oven.html",
  ]);
  expect(text(files, "news/index.html")).toContain("url=../news.html");
  const page = text(files, "news/new-oven.html");
  expect(page).toContain("A\u00a0new &lt;oven&gt; &amp; more</h1>");
  expect(page).toContain(
    'It came <strong>on Monday</strong>. <a href="../contact.html">Write to us</a>.',
  );
  expect(page).toContain("<li>Bread from six</li>");
  expect(page).toContain("3 November 2026");
  expect(page).toContain(
    '<link rel="canonical" href="https://bread.example/shop/news/new-oven.html">',
  );
  expect(text(files, "sitemap.xml")).toContain(
    "<loc>https://bread.example/shop/news/closed.html</loc>",
  );
});

test("every address on a post's page is a file of the site", () => {
  const html = text(files, "news/new-oven.html");
  const named = [...html.matchAll(/(?:href|src|srcset)="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
  );
  const inside = named.filter((address) => !/^(tel:|mailto:|#|https?:)/.test(address));
  expect(inside.length).toBeGreaterThan(10);
  for (const address of inside) {
    expect(address).toMatch(/^\.\.\//);
    expect([...files.keys()]).toContain(address.replace(/^\.\.\/|[?#].*/g, ""));
  }
});

test("the list has all of them, newest first, and home the newest", () => {
  const order = (html: string) =>
    [...html.matchAll(/href="news\/([\w-]+)\.html"/g)].map(([, name]) => name);
  expect(order(text(files, "news.html"))).toEqual(["closed", "new-oven"]);
  expect(order(text(files, "index.html"))).toEqual(["closed", "new-oven"]);
  expect(text(files, "news.html")).toContain('<time datetime="2026-11-10">10 November 2026</time>');
});

test("the pages are valid HTML", () => {
  const faultsIn = htmlChecker({
    "no-inline-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
  });
  for (const name of ["news.html", "news/new-oven.html", "index.html"]) {
    expect(faultsIn(text(files, name)), name).toEqual([]);
  }
});

test("a site with news is read again as it is, and builds the same bytes", () => {
  const again = readValue(JSON.parse(writeSite(site)));
  expect(again).toMatchObject({ site, repairs: [] });
  expect(made(again.site as SiteDocument)).toEqual(files);
  expect(check(site).filter(({ about }) => about === "link")).toEqual([]);
});

test("a site without news has no trace of them", () => {
  const plain = made({ ...start, address: "https://bread.example/" });
  expect([...plain.keys()].filter((name) => /news\/|feed/.test(name))).toEqual([]);
  expect(text(plain, "index.html")).not.toContain("atom");
  expect(
    text(made({ ...site, address: undefined } as unknown as SiteDocument), "index.html"),
  ).not.toContain("atom");
});

describe("the feed", () => {
  const feed = (of: SiteDocument) => parseXml(feedOf(of as SiteDocument & { address: string }));
  const one = (element: ReturnType<typeof parseXml>, name: string) => {
    const found = element.children.filter((child) => child.name === name);
    expect(found, name).toHaveLength(1);
    return found[0] as ReturnType<typeof parseXml>;
  };

  /** What RFC 4287 requires of a feed and of its entries. */
  function isAtom(root: ReturnType<typeof parseXml>) {
    expect(root.name).toBe("feed");
    expect(root.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
    const entries = root.children.filter(({ name }) => name === "entry");
    for (const element of [root, ...entries]) {
      expect(one(element, "title").text.trim()).not.toBe("");
      expect(URL.canParse(one(element, "id").text)).toBe(true);
      expect(one(element, "updated").text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    }
    expect(one(one(root, "author"), "name").text).not.toBe("");
    const links = root.children.filter(({ name }) => name === "link");
    expect(links.map(({ attributes }) => attributes.rel)).toEqual(["alternate", "self"]);
    const ids = entries.map((entry) => one(entry, "id").text);
    expect(new Set(ids).size).toBe(ids.length);
    for (const entry of entries) {
      expect(
        entry.children.filter(
          ({ name, attributes }) => name === "link" && attributes.rel === "alternate",
        ),
      ).toHaveLength(1);
      expect(one(entry, "content").attributes.type).toBe("html");
    }
    return entries;
  }

  test("is on the site, and every page names it", () => {
    const root = parseXml(text(files, "feed.xml"));
    const entries = isAtom(root);
    expect(entries.map((entry) => one(entry, "title").text)).toEqual([
      "Closed on Thursday",
      "A new <oven> & more",
    ]);
    expect(one(root, "updated").text).toBe("2026-11-10T00:00:00Z");
    expect(one(entries[1] as (typeof entries)[number], "content").text).toContain(
      '<a href="https://bread.example/shop/contact.html">Write to us</a>',
    );
    expect(text(files, "index.html")).toContain(
      '<link rel="alternate" type="application/atom+xml" href="feed.xml">',
    );
    expect(text(files, "news/closed.html")).toContain(
      'type="application/atom+xml" href="../feed.xml">',
    );
  });

  test("is Atom, whatever the posts say", () => {
    const post = fc.record({
      slug: fc.oneof(fc.constant("same"), anyText),
      date: fc.oneof(
        fc.constantFrom("2026-02-30", "2026-12-31", "yesterday", "0000-00-00", "2024-02-29"),
        anyText,
      ),
      title: anyText,
      text: fc.array(
        fc.record({
          as: fc.constantFrom("paragraph", "subhead", "item", "number"),
          text: fc.oneof(anyText, fc.constant("a\u0001*javascript:x\u0002b\u0003")),
        }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(fc.array(post, { maxLength: 4 }), anyText, (given, name) => {
        const reading = readValue({
          ...site,
          business: { ...site.business, name },
          posts: given,
        });
        if (!reading.site) throw new Error("not read");
        const { site: read, repairs } = reading;
        isAtom(feed(read));
        expect(readValue(read)).toMatchObject({ site: read, repairs: [] });
        expect((read.posts ?? []).length).toBe(given.length);
        for (const each of read.posts ?? []) {
          expect(isDay(each.date)).toBe(true);
          for (const part of each.text)
            for (const run of runsOf(part.text)) expect(run.href ?? "").not.toMatch(/^javascript/);
        }
        if (given.some(({ date }) => !isDay(date))) expect(repairs.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

test("order and teasers", () => {
  expect(
    newestFirst([{ ...posts[0], date: "2026-01-01" } as Post, ...posts]).map(({ date }) => date),
  ).toEqual(["2026-11-10", "2026-11-03", "2026-01-01"]);
  expect(
    teaserOf({ text: [{ as: "subhead", text: "x" }, { text: `${"long words ".repeat(40)}` }] })
      .length,
  ).toBeLessThan(205);
  expect(teaserOf({ text: [] })).toBe("");
});

describe("posts in another language", () => {
  const placed = { ...site, address: "https://ida.example" };
  const twin = withPublic(withLanguage(placed, "de"), "de", true);
  const [, closed] = posts;
  const begun = withTranslation(twin, "de", closed?.title ?? "", "Donnerstag geschlossen");
  const done = withTranslation(begun, "de", "For one day.", "Einen Tag lang.");

  test("a post that was translated has a page there, with ways back and forth", () => {
    const files = made(done);
    const german = text(files, "de/news/closed.html");
    expect(german).toContain('<html lang="de"');
    expect(german).toContain("Donnerstag geschlossen");
    expect(german).toContain("Einen Tag lang.");
    expect(german).toContain('href="../../style.css');
    expect(german).toContain('href="../../news/closed.html"');
    expect(german).toContain('href="../news.html"');
    const alternate = (tag: string, to: string) =>
      `<link rel="alternate" hreflang="${tag}" href="https://ida.example/${to}">`;
    for (const page of [german, text(files, "news/closed.html")]) {
      expect(page).toContain(alternate("de", "de/news/closed.html"));
      expect(page).toContain(alternate("en-GB", "news/closed.html"));
      expect(page).toContain(alternate("x-default", "news/closed.html"));
    }
    expect(text(files, "news/closed.html")).toContain('href="../de/news/closed.html"');
    expect(text(files, "sitemap.xml")).toContain("https://ida.example/de/news/closed.html");
  });

  test("another is listed in its own language, and stays where it is", () => {
    const files = made(done);
    const list = text(files, "de/news.html");
    expect(list).toContain('href="news/closed.html"');
    expect(list).toContain('href="../news/new-oven.html"');
    expect(list).toMatch(/lang="en-GB"[\s\S]*A new &lt;oven&gt;/);
    expect(files.has("de/news/new-oven.html")).toBe(false);
  });

  test("what is left of a post that was begun is counted, and nothing of the others", () => {
    const left = (where: SiteDocument) =>
      untranslated(where, where.translations?.[0] as never).filter(
        ({ post }) => post !== undefined,
      );
    expect(left(twin)).toEqual([]);
    expect(left(begun).map(({ text: words }) => words)).toEqual(["For one day."]);
    expect(left(done)).toEqual([]);
  });

  test("a translation stays with its post when posts come and go", () => {
    const fewer = withFollowingTranslations(done, removePost(done, 0));
    expect(text(made(fewer), "de/news/closed.html")).toContain("Donnerstag geschlossen");
    const other = withFollowingTranslations(done, withPostTitle(done, 1, "Closed on Friday"));
    expect(other.translations?.[0]?.texts[0]).toMatchObject({
      of: "Closed on Friday",
      check: true,
    });
  });
});
