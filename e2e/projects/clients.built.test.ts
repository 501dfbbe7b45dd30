import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clientAddress } from "@daylit/clients/address.ts";
import { clients } from "@daylit/clients/clients.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import { expect, test } from "vitest";
import { site } from "../../apps/site/model/site.ts";
import { sentBytes } from "../support/built/built-code.ts";
import { attributeOf, type BuiltDocument, textOf } from "../support/built/built-document.ts";
import { documentAt } from "../support/built/built-hosts.ts";

const folder = (slug: string) => `build/clients/${slug}`;
const documentOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

test("every page is valid HTML, whatever its spelling", () => {
  const faultsIn = htmlChecker();
  for (const { slug, pages } of clients)
    for (const name of [...pages.map(({ path }) => documentOf(path)), "404.html"]) {
      const html = readFileSync(`${folder(slug)}/${name}`, "utf8");
      expect(faultsIn(html), `${slug}/${name}`).toEqual([]);
    }
});

test("heads differ as they are meant to", () => {
  const head = (slug: string) => readFileSync(`${folder(slug)}/index.html`, "utf8");
  expect(head("kilnlog")).toContain(
    '<meta property="og:image" content="http://kilnlog.localhost:4173/preview.jpg">',
  );
  expect(head("tidemark")).toContain('<meta property="og:image" content="/preview.jpg">');
  expect(head("ada-fenn")).toContain('<meta property="og:image" content="pictures/preview.jpg">');
  expect(head("millbrook-commons")).toContain('<meta property="og:image" content="/preview.jpg">');
  expect(head("stonehithe")).toContain(
    "<title>Stonehithe &mdash; sixteen houses &amp; a harbour&rsquo;s edge</title>",
  );
  expect(head("northlight-lofts")).toContain('<META CONTENT="/preview.jpg" PROPERTY="og:image">');
});

const titleOf = ({ elements }: BuiltDocument) =>
  elements
    .filter(({ tagName }) => tagName === "title")
    .map(textOf)
    .join("");

test("every page has its title, one heading and at most five sections, and its links stay in the site", () => {
  for (const client of clients) {
    const origin = clientAddress(client.slug, site.origin, site.origin);
    const paths = client.pages.map(({ path }) => path);
    for (const { path, title, sections } of client.pages) {
      const where = `${client.slug}${path}`;
      const found = documentAt(new URL(path, origin));
      if (!found) throw new Error(`${where} is not built`);
      expect(titleOf(found), where).toBe(title);
      expect(sections.length, where).toBeLessThanOrEqual(5);
      expect(
        found.elements.filter(({ tagName }) => tagName === "h1"),
        where,
      ).toHaveLength(1);
      // Whether a fragment is there is asked of all documents by navigation/links.built.test.ts.
      const links = found.elements.filter(({ tagName }) => tagName === "a");
      for (const address of links.map((link) => attributeOf(link, "href") ?? "")) {
        const url = new URL(address, new URL(path, origin));
        if (!/^https?:$/.test(url.protocol)) continue;
        expect(url.origin, `${where} → ${address}`).toBe(new URL(origin).origin);
        expect(paths, `${where} → ${address}`).toContain(url.pathname);
      }
    }
  }
});

test("the manifest and the worker of each name what they need", () => {
  for (const { slug } of clients) {
    const manifest = JSON.parse(readFileSync(`${folder(slug)}/app.webmanifest`, "utf8"));
    expect(manifest, slug).toMatchObject({
      display: expect.any(String),
      start_url: expect.any(String),
    });
    for (const { src } of manifest.icons as { src: string }[])
      expect(existsSync(join(folder(slug), src)), `${slug} ${src}`).toBe(true);
  }
});

test("HTML and CSS of a client's page weigh at most 25 kB", () => {
  for (const { slug, pages } of clients)
    for (const { path } of pages) {
      const sizes = ["style.css", documentOf(path)].map((file) =>
        sentBytes(`${folder(slug)}/${file}`),
      );
      const bytes = sizes.reduce((all, size) => all + size, 0);
      expect(bytes, `${slug}${path}`).toBeLessThanOrEqual(25_000);
    }
});
