import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../apps/site/model/site.ts";
import {
  addressesEnding,
  documentAt,
  isOurs,
  isServed,
  textAt,
} from "../support/built/built-hosts.ts";

/** Why an address leads nowhere; undefined if it leads somewhere, or out of our own hosts. */
function fault(address: string, from: URL): string | undefined {
  const where = `${from.pathname} → ${address}`;
  if (!URL.canParse(address, from)) return `${where} (not an address)`;
  const url = new URL(address, from);
  if (!/^https?:$/.test(url.protocol)) return;
  if (!isOurs(url))
    return url.hostname.endsWith("localhost") ? `${where} (no such host)` : undefined;
  if (!isServed(url)) return `${where} (nothing there)`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  // The code that a sample shows has placeholders for links; there is no page around it.
  const isPlaceholder = from.pathname.startsWith("/samples/") && address.startsWith("#");
  if (fragment === "" || fragment === "top" || isPlaceholder) return;
  if (!documentAt(url)?.ids.has(fragment)) return `${where} (no such place)`;
}

const faults = (addresses: Iterable<string>, from: URL) =>
  [...new Set(addresses)].map((address) => fault(address, from)).filter(Boolean);

test("no link, picture, style or fragment of any built document leads nowhere", () => {
  const pages = addressesEnding(".html");
  expect(pages.length).toBeGreaterThan(380);
  expect(pages.flatMap((url) => faults(documentAt(url)?.addresses ?? [], url))).toEqual([]);
});

/** As any file server looks: a file of this name, or a folder with a first page. */
function isFile({ pathname }: URL): boolean {
  const file = join("build/site", decodeURI(pathname));
  if (!existsSync(file)) return false;
  return statSync(file).isFile() || existsSync(join(file, "index.html"));
}

test("a server that knows nothing of our addresses finds whatever the site names", () => {
  const ours = (url: URL) => url.origin === site.origin;
  const pages = addressesEnding(".html").filter(ours);
  const lost = pages.flatMap((from) =>
    (documentAt(from)?.addresses ?? [])
      .filter((address) => !address.startsWith("#") && URL.canParse(address, from))
      .map((address) => new URL(address, from))
      .filter((url) => ours(url) && !isFile(url))
      .map(({ pathname }) => `${from.pathname} → ${pathname}`),
  );
  expect(lost).toEqual([]);
});

test("no stylesheet asks for a file that is not there", () => {
  const sheets = addressesEnding(".css");
  expect(sheets.length).toBeGreaterThan(100);
  // A fragment alone names a filter in the page that the style is used on.
  const asked = (css: string) =>
    [...css.matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)/g)].map(([, address = ""]) => address);
  expect(sheets.flatMap((url) => faults(asked(textAt(url)), url))).toEqual([]);
});

const written = (markdown: string) =>
  [
    ...markdown.replaceAll(/^(`{3,}).*?^\1$/gms, "").matchAll(/\]\(([^)\s]+)\)|<(https?:[^>]+)>/g),
  ].map(([, link, plain]) => link ?? plain ?? "");

test("no link of any text for machines leads nowhere", () => {
  const texts = [
    ...addressesEnding(".md"),
    ...addressesEnding("llms.txt"),
    ...addressesEnding("llms-full.txt"),
  ];
  expect(texts.length).toBeGreaterThan(130);
  for (const url of texts) {
    const links = written(textAt(url));
    expect(links.length, url.pathname).toBeGreaterThan(0);
    expect(
      links.filter((link) => !/^(https?|mailto):/.test(link)),
      url.pathname,
    ).toEqual([]);
    expect(faults(links, url)).toEqual([]);
  }
  const data = ["catalogue.json", "feed.xml", "sitemap.xml"].flatMap(addressesEnding);
  expect(data.length).toBeGreaterThanOrEqual(3);
  for (const url of data)
    expect(faults(textAt(url).match(/https?:\/\/[^"<\s]+/g) ?? [], url)).toEqual([]);
});
