import { releaseDates } from "@daylit/layouts/trades/release-dates.ts";
import { layoutsPerTrade, trades } from "@daylit/layouts/trades/trades.ts";
import { parseXml, type XmlElement } from "@daylit/site-engine/testing/parse-xml.ts";
import { plainFiles } from "daylit/internal/tools/plain-files.ts";
import { screenNames } from "daylit/internal/tools/reference/screens.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { expect, test } from "vitest";
import { fileAddress } from "../../apps/site/features/reference/package/address.ts";
import { blockMarkdownPath, screenMarkdownPath } from "../../apps/site/model/blocks.ts";
import { blockPages } from "../../apps/site/model/pages/blocks.ts";
import { type Page, pages } from "../../apps/site/model/pages.ts";
import { absolute, site } from "../../apps/site/model/site.ts";
import {
  attributeOf,
  type BuiltDocument,
  elementsOf,
  textOf,
} from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

async function textAt(path: string): Promise<string> {
  const { status, body } = await served.get(path);
  expect(status, path).toBe(200);
  return body.toString();
}

type Thing = { "@type": string; name?: string; url?: string; [name: string]: unknown };
type ListItem = { position: number; name: string; url?: string; item?: string };

const built = ({ path }: Page) => documentAt(new URL(absolute(path))) as BuiltDocument;
const links = ({ elements }: BuiltDocument, rel: string) =>
  elements.filter((element) => element.tagName === "link" && attributeOf(element, "rel") === rel);
/** Headings of the page itself (the sidebar has some of its own), without the signs beside them. */
const headings = ({ elements }: BuiltDocument, name: string) =>
  elements
    .filter(({ tagName }) => tagName === "main")
    .flatMap((main) => elementsOf(main))
    .filter(({ tagName }) => tagName === name)
    .map((heading) => textOf(heading).replace(/#$| \(opens.*\)$/, ""));

test("every address of the sitemap answers, and says that it is the one to keep", async () => {
  const robots = await textAt("/robots.txt");
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const response = await served.get("/sitemap.xml");
  expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const listed = [...response.body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(
    pages
      .filter(({ path, canonical, unlisted }) => path === canonical && !unlisted)
      .map(({ path }) => absolute(path)),
  );
  for (const url of listed) {
    const page = await served.get(new URL(url ?? "").pathname);
    expect(page.status, url).toBe(200);
    expect(page.headers["x-robots-tag"], url).toBeUndefined();
    const head = documentAt(new URL(url ?? ""));
    if (!head) throw new Error(`${url} is not built`);
    expect(links(head, "canonical").map((link) => attributeOf(link, "href"))).toEqual([url]);
    expect(
      head.elements.some((meta) => attributeOf(meta, "content") === "noindex"),
      url,
    ).toBe(false);
  }
});

/** As its head has it: those of layouts and parts are made from captions and summaries. */
const descriptionOf = (page: Page) => {
  const head = built(page).elements.find((meta) => attributeOf(meta, "name") === "description");
  return head && attributeOf(head, "content");
};

/** What a page says to machines. */
function graph(page: Page): Thing[] {
  const scripts = built(page).elements.filter(
    (element) => attributeOf(element, "type") === "application/ld+json",
  );
  expect(scripts, page.path).toHaveLength(1);
  const data = JSON.parse(scripts.map(textOf).join(""));
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const thing = (page: Page, type: string) => graph(page).find((each) => each["@type"] === type);
const items = (list?: Thing) => (list?.itemListElement ?? []) as ListItem[];

test("structured data matches each page: trail, title, address and lists", () => {
  for (const page of pages) {
    const kept = absolute(page.canonical);
    const [heading] = headings(built(page), "h1");
    const trail = items(thing(page, "BreadcrumbList"));
    if (page.path === "/") {
      expect(graph(page).map((each) => each["@type"])).toEqual(["Organization", "WebSite"]);
      continue;
    }
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail[0]?.item, page.path).toBe(absolute("/"));
    expect(trail.at(-1)?.item, page.path).toBe(kept);
    expect([heading, page.section], page.path).toContain(trail.at(-1)?.name);
    const main = graph(page).at(-1);
    expect(main?.name, page.path).toBe(heading);
    if (main?.["@type"] !== "ItemList")
      expect(main, page.path).toMatchObject({ url: kept, description: descriptionOf(page) });
    if (["Documentation", "Guides", "Stylesheet"].includes(page.section ?? ""))
      expect(main, page.path).toMatchObject({ "@type": "TechArticle", headline: heading });
  }
});

test("the lists name what the pages show, in order; the offer has no invented price", () => {
  const lists = pages.filter((page) => thing(page, "ItemList"));
  expect(lists).toHaveLength(3 + trades.length);
  for (const page of lists) {
    const list = thing(page, "ItemList");
    const all = headings(built(page), "h2");
    // A client stands on a card, and large below, in the same order.
    const shown = page.path === "/projects" ? all.slice(0, all.length / 2) : all;
    if (page.path === "/projects") expect(all.slice(all.length / 2)).toEqual(shown);
    expect(list?.numberOfItems, page.path).toBe(items(list).length);
    expect(shown.length, page.path).toBeGreaterThanOrEqual(layoutsPerTrade);
    expect(
      items(list).map(({ name }) => name),
      page.path,
    ).toEqual(shown);
    const known = new Set(built(page).addresses);
    for (const { url = "" } of items(list))
      expect(known, page.path).toContain(url.replace(site.origin, ""));
  }
  const packages = pages.find(({ path }) => path === "/packages") as Page;
  const service = thing(packages, "Service") as Thing & {
    hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] };
  };
  const parts = service.hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name);
  expect(parts.length).toBe(7);
  expect(headings(built(packages), "h3")).toEqual(expect.arrayContaining(parts));
  expect(service).toHaveProperty("offers");
  expect(JSON.stringify(service)).not.toMatch(/price/i);
});

test("every page to read has a twin in Markdown that says the same", async () => {
  const written = pages.filter(({ twin }) => twin);
  expect(new Set(written.map(({ kind }) => kind)).size).toBeGreaterThan(6);
  for (const page of pages) {
    const twins = links(built(page), "alternate")
      .filter((link) => attributeOf(link, "type") === "text/markdown")
      .map((link) => attributeOf(link, "href"));
    expect(twins, page.path).toEqual(page.twin ? [page.twin] : []);
  }
  for (const page of written) {
    const response = await served.get(page.twin ?? "");
    expect(response.status, page.path).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
    });
    const markdown = response.body.toString();
    expect(markdown.split("\n")[0], page.path).toBe(`# ${page.heading}`);
    expect(markdown).toContain(absolute(page.canonical));
    expect(markdown, page.path).not.toContain("Open as Markdown");
    // Nothing of the page is lost: each of its blocks of code is there, and no markup is left over.
    const prose = markdown.replaceAll(/^(`{3,}).*?^\1$/gms, "").replaceAll(/`[^`\n]+`/g, "");
    expect(prose, page.path).not.toMatch(/<\/?(div|span|p|a|svg|button|table)\b/);
    // Blocks and screens have their code in files of their own, which it names.
    const ofParts = [...markdown.matchAll(/its code[^<]*<([^>]+\.md)>/g)].map(([, url = ""]) =>
      textAt(new URL(url).pathname),
    );
    const all = [markdown, ...(await Promise.all(ofParts))].join("\n");
    for (const code of built(page).elements.filter(({ tagName }) => tagName === "pre"))
      expect(all, page.path).toContain(textOf(code).trimEnd());
  }
});

test("the files for agents and editors hold all that the model has", async () => {
  const catalogue = JSON.parse(await textAt("/catalogue.json"));
  expect(catalogue.categories.map(({ name }: Thing) => name)).toEqual(
    trades.map(({ name }) => name),
  );
  for (const { layouts } of catalogue.categories) {
    expect(layouts).toHaveLength(layoutsPerTrade);
    for (const layout of layouts) expect(layout.sections.length).toBeGreaterThan(2);
  }
  const { classes, properties } = JSON.parse(await textAt("/classes.json"));
  expect(classes.map(({ name }: Thing) => name)).toEqual(
    expect.arrayContaining(["card", "grid-1-3", "button-primary"]),
  );
  expect(properties.map(({ name }: Thing) => name)).toContain("--card-gap");

  const llms = await textAt("/llms.txt");
  const full = await textAt("/llms-full.txt");
  expect(llms).toMatch(/^# Daylit\n\n> .+\n/);
  for (const page of pages.filter(({ path, canonical }) => path === canonical)) {
    const detail = /^\/layouts\/\w+\//.test(page.path);
    if (page.section && !detail)
      expect(llms, page.path).toContain(`](${absolute(page.twin ?? page.path)})`);
    if (page.section && !["Blocks", "Layouts", "Packages", "Projects"].includes(page.section))
      expect(full, page.path).toContain(`# ${page.heading}\n\n> ${descriptionOf(page)}`);
  }
});

test("the feed is Atom, tells of every trade and links to its page", async () => {
  const { headers, body } = await served.get("/feed.xml");
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const feed = parseXml(body.toString());
  expect(feed).toMatchObject({
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom" },
  });
  const called = ({ children }: XmlElement, name: string) =>
    children.filter((child) => child.name === name);
  const wholeText = ({ text, children }: XmlElement): string =>
    text + children.map(wholeText).join("");
  const textIn = (element: XmlElement, name: string) => called(element, name)[0]?.text ?? "";
  const entries = called(feed, "entry").map((entry) => ({
    id: textIn(entry, "id"),
    title: textIn(entry, "title"),
    updated: textIn(entry, "updated"),
    content: called(entry, "content").flatMap(wholeText).join(""),
    link: called(entry, "link")[0]?.attributes.href,
  }));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { updated, content, title } of entries) {
    expect(updated, title).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(updated <= textIn(feed, "updated"), title).toBe(true);
    expect(content.length, title).toBeGreaterThan(20);
  }
  for (const { code, path } of trades)
    expect(entries).toContainEqual(
      expect.objectContaining({ link: absolute(path), updated: `${releaseDates[code]}T00:00:00Z` }),
    );
  expect(entries.some(({ title }) => title.startsWith("Daylit 0."))).toBe(true);
  const front = built(pages[0] as Page);
  expect(links(front, "alternate").map((link) => attributeOf(link, "href"))).toContain("/feed.xml");
});

test("agents find the page for their task, and its tables have whole rows", async () => {
  const llms = await textAt("/llms.txt");
  for (const path of ["/documentation/coding-agents", "/blocks/screens", "/stylesheet/vocabulary"])
    expect(llms.slice(0, llms.indexOf("## "))).toContain(absolute(`${path}.md`));
  // What is read for one page or one screen is short; each block and screen is named with its address.
  for (const [name, path] of [
    ...blockNames.map((name) => [name, blockMarkdownPath(name)] as const),
    ...screenNames().map((name) => [name, screenMarkdownPath(name)] as const),
  ]) {
    expect(llms).toContain(`[\`${name}\`](${absolute(path)})`);
    const { length } = await textAt(path);
    expect(length, path).toBeLessThan(40_000);
  }
  for (const { path, twin = "" } of blockPages)
    expect((await textAt(twin)).length, path).toBeLessThan(30_000);
  for (const [name] of Object.values(plainFiles)) {
    expect(llms).toContain(absolute(fileAddress(name)));
    expect((await textAt(fileAddress(name))).length, name).toBeGreaterThan(500);
  }
  const prices = await textAt(blockMarkdownPath("prices-list"));
  expect(prices).toMatch(/^\| `scale` .*`normal`: Normal \(default\); `poster`: .* \|$/m);
  expect(await textAt("/stylesheet/vocabulary.md")).not.toContain("``");
});
