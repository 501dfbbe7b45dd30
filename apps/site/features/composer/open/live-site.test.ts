import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { putFiles, serveOwned } from "@daylit/hosting/conformance/owned-server.ts";
import { type Program, programs } from "@daylit/hosting/conformance/programs.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import {
  changedOnline,
  fingerprintOf,
  iconNames,
  imageRefs,
  limits,
  publicSite,
  type SiteDocument,
} from "@daylit/site-engine";
import type { Files } from "@daylit/site-engine/build/build.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { withLanguage, withPublic } from "@daylit/site-engine/edit/translate.ts";
import { isEditedStyle } from "@daylit/site-engine/export/edited-style.ts";
import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import { pictureOf } from "@daylit/site-engine/testing/picture-of.ts";
import { afterAll, describe, expect, test, vi } from "vitest";
import { withOwnPicture } from "../images/own-picture.ts";
import { foundAt, liveSite, withLiveFiles } from "./live-site.ts";
import { largest } from "./opened-file.ts";
import { siteAddress } from "./site-address.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const hash = "a".repeat(64);
const owned = withOwnPicture(begun, "own-shop", {
  ...{ alt: "The shop", width: 480, height: 300, focal: [0.5, 0.5] as const },
  files: [{ width: 480, type: "webp", hash }],
});
const site = withValue(owned, imageRefs(owned)[0]?.path ?? "", "own-shop");

/** Each file's content ends with its own key. */
function emptyShelf() {
  const kept = new Map<string, Blob>();
  const keep = async (blob: Blob) => {
    const key = (await blob.text()).slice(-64);
    kept.set(key, blob);
    return key;
  };
  return { kept, keep, file: async (key: string) => kept.get(key) };
}

const openedAddress = async (typed: string, shelf: ReturnType<typeof emptyShelf>) =>
  withLiveFiles(await foundAt(typed), shelf);

const composer = "https://daylit.example/compose";
const built = (given: SiteDocument): Files => builtSite(given, "", pictureOf, { composer });

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

async function served(program: Program) {
  let online = site;
  const { folder, address, end } = await serveOwned(program, (address) => {
    online = { ...withPublic(withLanguage(site, "de"), "de", true), address };
    return built(online);
  });
  ends.push(end);
  return { folder, address, online };
}

test.each(programs)(
  "%s: live → change → live, and nothing but these files may be read",
  async (program) => {
    const { folder, address, online } = await served(program);
    const allowed = async (name: string) =>
      (await fetch(address + name)).headers.get("access-control-allow-origin");
    for (const name of ["site.json", "style.css", "pictures/own-shop-480.webp"])
      expect(await allowed(name), name).toBe("*");
    for (const name of ["", "contact.html", "edit.html", "icon-192.png"])
      expect(await allowed(name), name).toBeNull();

    const shelf = emptyShelf();
    const opened = await openedAddress(`${address}edit.html`, shelf);
    expect(opened.note).toBeUndefined();
    expect(isEditedStyle(opened.style ?? "")).toBe(false);
    const style = join(folder, "style.css");
    writeFileSync(style, `${readFileSync(style, "utf8")}.mine { margin: 0; }\n`);
    expect(isEditedStyle((await openedAddress(address, shelf)).style ?? "")).toBe(true);
    expect(opened.site).toEqual({
      ...publicSite(online),
      made: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect([...shelf.kept.keys()]).toEqual([hash]);

    // A missing page answers in the language of its folder, at any depth.
    for (const [missing, language] of [
      ["nothing", "en-GB"],
      ["no/such/page", "en-GB"],
      ["de/nichts", "de"],
      ["de/gar/nichts.html", "de"],
    ]) {
      const answer = await fetch(address + missing);
      expect(answer.status, missing).toBe(404);
      expect(await answer.text(), missing).toContain(`<html lang="${language}"`);
    }

    const known = [fingerprintOf(opened.site), fingerprintOf(online)];
    const changed = withValue(opened.site, "business.phone", "020 7946 0111");
    putFiles(folder, built(changed));
    const live = await liveSite(address);
    expect(live?.business.phone).toBe("020 7946 0111");
    expect(live && changedOnline(known, live)?.texts.map(({ path }) => path)).toContain(
      "business.phone",
    );
    expect(live && changedOnline([...known, fingerprintOf(changed)], live)).toBeUndefined();
  },
);

/** A host with answers of its own. */
async function host(answer: (path: string) => [status: number, content: string | Uint8Array]) {
  const server = createServer(({ url = "" }, response) => {
    const [status, content] = answer(url);
    response.writeHead(status).end(content);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a host that shrinks pictures, or has lost one, still gives the site", async () => {
  const files = built(site);
  const at = (smaller: boolean) =>
    host((path) => {
      const content = files.get(path.slice(1));
      const other = pictureOf({ name: path, key: "b".repeat(64) });
      if (path.includes("/own-")) return smaller ? [200, other] : [404, ""];
      return content === undefined ? [404, ""] : [200, content];
    });
  const shrunk = await openedAddress(await at(true), emptyShelf());
  expect(shrunk.note).toBeUndefined();
  expect(shrunk.site.pictures["own-shop"]?.files[0]?.hash).toBe("b".repeat(64));
  const lost = await openedAddress(await at(false), emptyShelf());
  expect(lost.note).toMatch(/Open the whole zip/);
  expect(lost.site.business).toEqual(site.business);
});

describe("a site that any link may have led to", () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 90 }, (_, number) => [
      `own-${number}`,
      {
        ...{ alt: "", width: 480, height: 300, focal: [0.5, 0.5] },
        files: Array.from({ length: 9 }, (_, size) => ({
          ...{ width: size + 1, type: "webp" },
          hash: `${number}${size}`.padStart(64, "0"),
        })),
      },
    ]),
  );
  const posts = Object.keys(pictures).map((id) => ({
    ...{ slug: id, date: "2026-11-18", title: id, picture: id, text: [] },
  }));
  const hostile = JSON.stringify({ ...site, pictures, posts });

  /** Its host, and the files that were asked for. */
  async function asked(content: (path: string) => string | Uint8Array) {
    const paths: string[] = [];
    const server = createServer(({ url = "" }, response) => {
      paths.push(url);
      response.end(url === "/site.json" ? hostile : content(url));
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    ends.push(() => server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { address, paths };
  }

  test("gives its document and nothing else before somebody wants it", async () => {
    const { address, paths } = await asked(() => "");
    const { site: found, at } = await foundAt(address);
    expect([found.business.name, at]).toEqual([site.business.name, address]);
    expect(paths).toEqual(["/site.json"]);
  });

  test("gives one file after another, and as many as a document may name", async () => {
    const { address, paths } = await asked((path) => path);
    const before: number[] = [];
    const shelf = { ...emptyShelf(), file: async () => void before.push(paths.length) };
    await withLiveFiles(await foundAt(address), shelf);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.length).toBeLessThanOrEqual(2 + 4 * (limits.pictures + 1) + iconNames.length);
    // The document and the stylesheet, then a file for each look for one that is here already.
    expect(before.slice(0, 4)).toEqual([2, 3, 4, 5]);
  });

  test("is cut off where its pictures are larger than a zip may be, and opens all the same", async () => {
    const rest = new Uint8Array(largest.zip / 8 + 1);
    const { address, paths } = await asked((path) =>
      Buffer.concat([pictureOf({ name: path, key: "" }), rest]),
    );
    let kept = 0;
    const shelf = {
      ...emptyShelf(),
      keep: async ({ size }: Blob) => {
        kept += size;
        return "f".repeat(64);
      },
    };
    const { site: found, note } = await withLiveFiles(await foundAt(address), shelf);
    expect(kept).toBeLessThanOrEqual(largest.zip);
    expect(paths.length).toBeLessThanOrEqual(2 + 9);
    expect(note).toMatch(/larger than 80 MB together, so we stopped/);
    expect(found.business).toEqual(site.business);
  });
});

test("what isn’t a site is said, and so is the way by zip", async () => {
  const missing = await host(() => [404, "gone"]);
  await expect(openedAddress(missing, emptyShelf())).rejects.toThrow(/no site\.json at http/);
  // Hosts for applications answer everything with their page.
  const page = await host(() => [200, "<!doctype html>"]);
  await expect(openedAddress(page, emptyShelf())).rejects.toThrow(/no site\.json/);
  await expect(openedAddress("not an address", emptyShelf())).rejects.toThrow(
    /isn’t a web address/,
  );
  await expect(openedAddress(" ", emptyShelf())).rejects.toThrow(/^Enter the address of your site/);
  for (const [status, content, words] of [
    [503, "", /has a fault \(503\)\. Try again later/],
    [200, '{ "daylit": 1, "pag', /damaged\. Upload the one from your last download again\. .*zip/],
    [200, '{ "name": "another" }', /isn’t the site\.json of a Daylit site/],
    [200, '{ "daylit": 99 }', /newer Daylit .* Reload the page/],
    [200, " ".repeat(largest.text + 1), /too large/],
  ] as const) {
    const address = await host(() => [status, content]);
    await expect(openedAddress(address, emptyShelf())).rejects.toThrow(words);
  }
  expect(await liveSite(missing)).toBeUndefined();
});

test("a host that hides its answer may lack the file or forbid it: both are said", async () => {
  // A browser refuses the answer to a script and lets it know only that there was one.
  vi.stubGlobal("fetch", async (_: string, { mode }: RequestInit) => {
    if (mode === "cors") throw new TypeError("Failed to fetch");
    return new Response();
  });
  const opening = openedAddress("zoe.example", emptyShelf());
  await expect(opening).rejects.toThrow(/the file isn’t there .* or the host doesn’t let other/);
  vi.unstubAllGlobals();
});

test("the address of any page of a site leads to the site", () => {
  expect(siteAddress("zoe.example")).toBe("https://zoe.example/");
  expect(siteAddress(" https://zoe.example/contact.html?a=1#b ")).toBe("https://zoe.example/");
  expect(siteAddress("http://zoe.example/shop/edit.html")).toBe("http://zoe.example/shop/");
  expect(siteAddress("https://zoe.example/shop")).toBe("https://zoe.example/shop/");
  // Two slashes begin no other host, and nobody's password is sent anywhere.
  for (const odd of [
    "https://zoe.example//other.example/",
    "https://u:p@zoe.example/other.example/",
  ])
    expect(siteAddress(odd)).toBe("https://zoe.example/other.example/");
  for (const none of ["two words", "", "ftp://zoe.example", "javascript:alert(1)"])
    expect(siteAddress(none), none).toBeUndefined();
});
