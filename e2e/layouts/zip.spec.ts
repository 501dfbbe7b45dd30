import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { zipLayout } from "../../apps/site/features/layouts/download/zip-layout.ts";
import { probeAll } from "../accessibility/probes/all-probes.ts";
import { everything } from "../support/browsers/scope.ts";
import { pagesOfLayout, probed } from "../support/built/addresses.ts";
import { readDocument } from "../support/built/built-document.ts";
import { axeFaults } from "../support/faults/axe-faults.ts";

const names = new Map(
  trades.flatMap((trade) => layoutCards(trade).map((card) => [pageId(card), card.name])),
);

const brand = "#7a00ff";

/** Name → content, as the visitor unpacks it. */
async function zipOf(id: string, origin = "") {
  const name = names.get(id) ?? "";
  const pages = pagesOfLayout.get(id) ?? [];
  const zip = await zipLayout({ id, name, caption: "", pages, sections: [] }, brand, origin);
  return unzipSync(new Uint8Array(await zip.arrayBuffer()));
}

const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

for (const id of probed.layouts)
  test(`the zip of ${id} holds every file that it names`, async ({ baseURL }) => {
    const files = await zipOf(id, baseURL);
    const all = Object.keys(files);
    expect(all).toEqual(
      expect.arrayContaining(
        ["index.html", "contact.html", "README.txt", "LICENSE.txt"].map((name) => `${id}/${name}`),
      ),
    );
    const words = textIn(files, `${id}/README.txt`);
    expect(words).toContain(`${names.get(id)}: `);
    expect(words).toContain("Open index.html");
    const documents = all.filter((name) => name.endsWith(".html"));
    expect(documents).toHaveLength(3);
    const html = documents.flatMap((name) =>
      readDocument(textIn(files, name)).addresses.map((address) => [name, address] as const),
    );
    const styles = all
      .filter((name) => name.endsWith(".css"))
      .flatMap((name) =>
        [...textIn(files, name).matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)/g)].map(
          ([, address = ""]) => [name, address] as const,
        ),
      );
    expect(html.length + styles.length).toBeGreaterThan(3);
    const missing = [...html, ...styles]
      .filter(([, address]) => !/^(#|data:|mailto:|tel:)/.test(address))
      .map(([from, address]) => new URL(address, `file:///${from}`).href)
      .filter((url) => !all.includes(decodeURI(url.replace(/^file:\/\/\/|[?#].*$/g, ""))));
    expect(missing).toEqual([]);
  });

/** What a page opened from disk has got: pictures, the theme, typefaces. */
const arrived = () => {
  for (const image of document.images) image.loading = "eager";
  return Promise.all([
    ...[...document.images].map((image) => image.decode()),
    ...[...document.fonts].map((face) => face.load()),
  ]).then(() => ({
    pictures: [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
    framework: getComputedStyle(document.documentElement).getPropertyValue("--primary") !== "",
    brand: getComputedStyle(document.documentElement).getPropertyValue("--brand"),
  }));
};

/** Which files a zip holds is known from the test above: a few show that a browser reads them. */
for (const id of everything ? probed.layouts : probed.layouts.slice(0, 3))
  test(`the zip of ${id} opens from disk`, async ({ page, baseURL }, info) => {
    const missing: string[] = [];
    page.on("requestfailed", (request) => missing.push(request.url()));
    page.on("request", (request) => {
      if (!request.url().startsWith("file:")) missing.push(`not from disk: ${request.url()}`);
    });
    const folder = info.outputPath(id);
    for (const [name, content] of Object.entries(await zipOf(id, baseURL))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    await page.goto(pathToFileURL(join(folder, id, "index.html")).href);
    expect(await page.evaluate(arrived)).toEqual({ pictures: true, framework: true, brand });
    // From here on it would be axe that asks for stylesheets, which no page may on a disk.
    expect(missing).toEqual([]);
    expect([...(await axeFaults(page)), ...(await probeAll(page))]).toEqual([]);
  });
