import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BlockName, definitions } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { AnyPicture, OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageRefs } from "../document/pictures/image-refs.ts";
import { parseSite, readSite, readValue } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { textsOfSite } from "../document/text/texts.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { folderOf } from "../export/folder-name.ts";
import { zipOf } from "../export/zip.ts";
import { builtSite } from "../testing/built-site.ts";
import { siteDocument as anySite } from "../testing/site-document.arbitrary.ts";
import { BuildError, type Files, finish, plan } from "./build.ts";

const mit = readFileSync(join(import.meta.dirname, "../../../LICENSE"), "utf8");
const framework = wholeFile().min.code;
const stand = new TextEncoder().encode("stands for a picture or a font");
const made = (site: SiteDocument) => builtSite(site, framework, () => stand);
const text = (files: Files, name: string) => String(files.get(name));
const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const site = siteFromLayout(layout);
const files = made(site);

const documents = (all: Files) => [...all.keys()].filter((name) => name.endsWith(".html"));

test("everything is there", () => {
  expect([...files.keys()].filter((name) => !/^(pictures|fonts)\//.test(name))).toEqual(
    [
      ...[
        "404.html",
        "_headers",
        "app.webmanifest",
        "contact.html",
        "icon-180.png",
        "icon-192.png",
      ],
      ...["icon-512.png", "icon-maskable.png", "icon.svg", "index.html", "license.txt"],
      ...site.pages.slice(1, -1).map(({ path }) => `${path.slice(1)}.html`),
      ...["readme.txt", "register.js", "robots.txt", "site.json", "style.css", "worker.js"],
    ].sort(),
  );
  expect(text(files, "license.txt")).toContain(mit);
  expect(text(files, "license.txt")).toContain("SIL OPEN FONT LICENSE");
  const known = made({ ...site, address: "https://ida.example/shop" });
  expect(text(known, "sitemap.xml")).toContain("<loc>https://ida.example/shop/contact.html</loc>");
  expect(text(known, "robots.txt")).toContain("Sitemap: https://ida.example/shop/sitemap.xml");
});

test("another look has another address, so that no page is shown in an earlier one", () => {
  const [one, two] = (["#7a00ff", "#0a7a3f"] as const).map((brand) => {
    const all = made({ ...site, theme: { ...site.theme, brand } });
    const [address = ""] = /style\.css\?v=\w{8}/.exec(text(all, "index.html")) ?? [];
    expect(text(all, "contact.html")).toContain(`href="${address}"`);
    expect(text(all, "worker.js")).toContain(`"${address}"`);
    return address;
  });
  expect(one).not.toBe(two);
  expect(text(made({ ...site }), "index.html")).toBe(text(files, "index.html"));
});

test("every address is relative and is a file of the site", () => {
  for (const name of documents(files).filter((file) => file !== "404.html")) {
    const html = text(files, name);
    const named = [...html.matchAll(/(?:href|src|srcset|action)="([^"]*)"/g)].flatMap(
      ([, value = ""]) => value.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
    );
    const inside = named.filter((address) => !/^(tel:|mailto:|#)/.test(address));
    expect(inside.length).toBeGreaterThan(5);
    expect(inside.filter((address) => !files.has(address.replace(/[?#].*/, "")))).toEqual([]);
    expect(html).toContain('aria-current="page"');
  }
  for (const [, address] of text(files, "style.css").matchAll(/url\("?([^")]*)"?\)/g))
    if (!address?.startsWith("data:")) expect(files.has(address ?? ""), address).toBe(true);
  const [, list = "[]"] = /"shell":(\[[^\]]*\])/.exec(text(files, "worker.js")) ?? [];
  const shell = (JSON.parse(list) as string[]).filter((path) => path !== "./");
  expect(shell.filter((path) => !files.has(path.replace(/\?.*/, "")))).toEqual([]);
});

test("the same site document gives the same bytes, and its own file gives them again", () => {
  expect(made(structuredClone(site))).toEqual(files);
  const again = readSite(text(files, "site.json"));
  if (!again.site) throw new Error("cannot be read");
  expect(made(again.site)).toEqual(files);
  const zip = zipOf("ida", files);
  expect(zipOf("ida", new Map([...made(site)].reverse()))).toEqual(zip);
  // Whatever order the keys of the document have.
  const turned = Object.fromEntries(Object.entries(site).reverse()) as SiteDocument;
  expect(made(turned)).toEqual(files);
});

test("one changed letter changes the version of the worker", () => {
  const other = made({ ...site, business: { ...site.business, name: "Ida" } });
  expect(other.get("worker.js")).not.toEqual(files.get("worker.js"));
});

test("what is missing is named", () => {
  const planned = plan(site, { framework });
  expect(() => finish(planned, new Map())).toThrow(BuildError);
  expect(() => finish(planned, new Map())).toThrow(/Not there: fonts\//);
});

test("a form goes to the email program, or to a service with a trap for machines", () => {
  const forms = (all: Files) =>
    documents(all).flatMap((name) => text(all, name).match(/<form [\s\S]*?<\/form>/g) ?? []);
  expect(forms(files).length).toBeGreaterThan(0);
  for (const form of forms(files))
    expect(form).toContain(`action="mailto:${site.business.email}" enctype="text/plain"`);
  const address = "https://forms.example/f/1";
  const served = made({ ...site, form: { way: "service", address } });
  for (const form of forms(served)) {
    expect(form).toContain(`action="${address}"`);
    expect(form).toMatch(/<input class="visually-hidden" tabindex="-1"[^>]* name="website">/);
  }
  expect(text(served, "_headers")).toContain("form-action https://forms.example ");
});

test("the policy allows styles in a page only where one brings them along", () => {
  const known = made({ ...site, address: "https://ida.example/" });
  for (const [all, inline] of [
    [files, true],
    [known, false],
  ] as const) {
    expect(text(all, "_headers").includes("'unsafe-inline'")).toBe(inline);
    expect(text(all, "404.html").includes("<style data-lost>")).toBe(inline);
    expect(text(all, "_headers")).toContain("default-src 'none'; script-src 'self';");
    for (const name of documents(all)) expect(text(all, name)).not.toMatch(/<[^>]*\sstyle="/);
  }
});

describe("what a page is shared with", () => {
  const sharedBy = (site: SiteDocument) => {
    const all = made(site);
    const named = documents(all).map((name) => {
      const [, file = ""] =
        /<meta property="og:image" content="([^"]*)"/.exec(text(all, name)) ?? [];
      expect(all.has(file), `${name}: ${file}`).toBe(true);
      return [name, file] as const;
    });
    return Object.fromEntries(named);
  };
  const own = (id: OwnPicture, ...widths: number[]): SiteDocument["pictures"] => ({
    [id]: {
      ...{ alt: id, width: 1440, height: 900, focal: [0.5, 0.5] as const },
      files: widths.map((width) => ({ width, type: "webp", hash: id.at(-1)?.repeat(64) ?? "" })),
    },
  });
  /** The site with another picture wherever it shows one; with a page, on that page alone. */
  const showing = (site: SiteDocument, to: AnyPicture, only?: number): SiteDocument => ({
    ...site,
    pages: site.pages.map((page, index) =>
      only !== undefined && only !== index
        ? page
        : (JSON.parse(
            imageRefs(site).reduce(
              (json, { image }) => json.replaceAll(`"${image.id}"`, `"${to}"`),
              JSON.stringify(page),
            ),
          ) as SiteDocument["pages"][number]),
    ),
  });

  test("the picture of the layout, as long as it is there", () => {
    const [first] = imageRefs(site);
    for (const file of Object.values(sharedBy(site)))
      expect(file).toContain(`pictures/${first?.image.id}-`);
  });

  test("a picture of the right size, where one can be made", () => {
    const [first] = imageRefs(site);
    const planned = plan(site, { framework, makesPictures: true });
    const file = `pictures/share-${first?.image.id}.jpg`;
    const home = planned.documents.get("index.html");
    expect(home).toContain(`<meta property="og:image" content="${file}">`);
    expect(home).toContain('<meta property="og:image:width" content="1200">');
    expect(home).toContain('<meta property="og:image:height" content="630">');
    const made = planned.requiredAssets.filter(({ source }) => source);
    expect(made.map(({ name }) => name)).toContain(file);
    const { name, source } = made.find(({ name }) => name === file) ?? {};
    expect([name, source && "from" in source && source.from]).toEqual([
      file,
      expect.stringMatching(/^pictures\/[\w-]+-\d+\.\w+$/),
    ]);
    const [page] = site.pages;
    // The layout's own picture, which no page shows, is not used: it may show another business.
    expect(site.preview).toBeDefined();
    const words = [{ block: "hero-type", heading: "Hello" }] as never;
    const plain = { ...site, pages: [{ ...page, sections: words }] } as SiteDocument;
    expect(plan(plain, { framework, makesPictures: true }).requiredAssets).toContainEqual(
      expect.objectContaining({
        name: "pictures/share-name.jpg",
        source: expect.objectContaining({ name: site.business.name }),
      }),
    );
  });

  test("another one of the library in its place", () => {
    for (const file of Object.values(sharedBy(showing(site, "inte-lounge"))))
      expect(file).toContain("pictures/inte-lounge-");
  });

  test("an own photo of the page, or else of the site, also one with a single file", () => {
    const pictures = { ...own("own-a", 480, 960, 1440), ...own("own-b", 300) };
    const [home, ...rest] = site.pages;
    if (!home) throw new Error("no pages");
    const pages = [home, { ...home, path: "/more" as const }, ...rest];
    const mine = showing(showing({ ...site, pictures, pages }, "own-a", 0), "own-b", 1);
    const shared = sharedBy(mine);
    expect(shared["index.html"]).toBe("pictures/own-a-960.webp");
    expect(shared["more.html"]).toBe("pictures/own-b-300.webp");
    expect(shared["404.html"]).toBe("pictures/own-a-960.webp");
  });
});

test("words that look like markup stay words, wherever they stand", () => {
  const evil = `"><script src="//evil.example/x.js"></script><img src=x onerror='alert(1)'>`;
  const texts = new Set(textsOfSite(site).map((written) => written.text));
  const hostile = parseSite(
    JSON.parse(JSON.stringify(site), (key, value) =>
      typeof value === "string" && texts.has(value) && !/^(block|id|href|path)$/.test(key)
        ? evil
        : value,
    ),
  );
  const all = made(hostile);
  for (const name of documents(all)) {
    const html = text(all, name);
    expect(html).toContain("&lt;script src=");
    expect(
      html.match(
        /<script(?! src="(?:\/|(?:\.\.\/)*)register\.js" defer>| type="application\/ld\+json">)[^>]*>/g,
      ),
    ).toBeNull();
    expect(html).not.toMatch(/<img src=x/);
  }
  expect(JSON.parse(text(all, "app.webmanifest")).name).toBe(evil);
  expect(text(all, "style.css")).not.toContain("evil");
});

test("own pictures and an own logo come from the supply, under plain names", () => {
  const hash = "0123456789abcdef";
  const [home, ...rest] = site.pages;
  if (!home) throw new Error("no page");
  const [hero, ...more] = home.sections;
  const own: SiteDocument = {
    ...site,
    mark: {
      logo: "own-cat",
      icons: { "icon-180": hash, "icon-192": hash, "icon-512": hash, "icon-maskable": hash },
    },
    pages: [{ ...home, sections: [{ ...hero, picture: "own-cat" } as never, ...more] }, ...rest],
    pictures: {
      "own-cat": {
        ...{ alt: "A cat", width: 1200, height: 800, focal: [0.5, 0.4] },
        files: [
          { width: 600, type: "webp", hash },
          { width: 1200, type: "webp", hash },
        ],
      },
    },
  };
  const all = made(own);
  expect(all.has("pictures/own-cat-600.webp")).toBe(true);
  expect(all.get("icon-512.png")).toBe(stand);
  expect(text(all, "index.html")).toMatch(
    new RegExp(
      `<img class="home-logo" src="pictures/own-cat-600.webp" [^>]*alt="${site.business.name.replace("&", "&amp;")}"`,
    ),
  );
  expect(text(all, "style.css")).toContain(".home-logo { ");
  expect(text(all, "index.html")).not.toContain("icon.svg");
  expect(text(all, "index.html")).toContain('alt="A cat"');
  expect(text(all, "index.html")).toContain("pictures/own-cat-1200.webp 1200w");
});

test("below a path the page for errors knows where everything is", () => {
  const known = text(made({ ...site, address: "https://ida.example/shop/" }), "404.html");
  expect(known).toContain('href="/shop/style.css?v=');
  expect(known).toContain('href="/shop/index.html"');
  const lost = text(files, "404.html");
  expect(lost).toContain("<style data-lost>");
  expect(lost).toContain('url("/fonts/');
  expect(lost).not.toContain('url("fonts/');
  expect(lost).toContain('<script src="../../register.js" defer>');
});

test("the stylesheet can be read: a comment for each part, one rule per line", () => {
  const css = text(files, "style.css");
  const comments = css.match(/^\/\* .* \*\/$/gm) ?? [];
  expect(comments[0]).toContain("Daylit, the framework");
  expect(comments).toContain(`/* Section: ${site.nav.block} */`);
  expect(comments.length).toBeGreaterThan(8);
  const crowded = css.split("\n").filter((line) => /\}.*\{/.test(line) || /\{[^}]*\{/.test(line));
  expect(crowded).toEqual([]);
});

test("words may be broken only where a page shows a very long one", () => {
  const [layout] = cataloguePages.filter(({ id }) => id === "arch-0003");
  if (!layout) throw new Error("no layout");
  const site = siteFromLayout(layout);
  const breaking = ":where(.words, .hero-index-side)";
  const kind = "HomeAndConstructionBusiness" as const;
  const styleOf = (given: SiteDocument) => `${made(given).get("style.css")}`;
  expect(styleOf({ ...site, kind })).not.toContain(breaking);
  const business = { ...site.business, strapline: "Donaudampfschifffahrtsgesellschaft" };
  expect(styleOf({ ...site, business })).toContain(breaking);
});

test("folders get names that every system takes", () => {
  const folder = (name: string, language?: string, address?: string) =>
    folderOf({ business: { name }, ...(language ? { language } : {}), address });
  expect(folder("Gable & Row")).toBe("gable-and-row");
  expect(folder("Ødegård Søn", "da")).toBe("oedegaard-soen");
  expect(folder("Bäckerei Grün & Söhne", "de")).toBe("baeckerei-gruen-soehne");
  expect(folder("مرحبا", "ar")).toBe("mrhba");
  expect(folder("面包店", "zh", "https://www.noodles.example/")).toBe("noodles-example");
  expect(folder("CON")).toBe("website");
});

// Empty texts are for the checks to find; here it is about the markup.
const ofTexts = /\((text-content|empty-|wcag|unique-landmark)/;
const faultsIn = htmlChecker({ "long-title": "off" });

describe("by chance", () => {
  test("sites of every block and of odd texts are sound", () => {
    fc.assert(
      fc.property(anySite, (value) => {
        const all = made(parseSite(value));
        for (const name of documents(all)) {
          const html = text(all, name);
          expect(
            faultsIn(html).filter((fault) => !ofTexts.test(fault)),
            name,
          ).toEqual([]);
          expect(html).not.toContain("<b>not bold");
          expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
        }
        expect(made(parseSite(value))).toEqual(all);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

test("a block of which nothing but the name was left can still be drawn", () => {
  const names = Object.keys(definitions) as BlockName[];
  const body = names.filter((name) => !/^(hero|nav|footer)-/.test(name));
  for (const hero of names.filter((name) => name.startsWith("hero-")))
    expect(() => made(bare([hero]))).not.toThrow();
  for (let at = 0; at < body.length; at += 19)
    expect(() => made(bare(["hero-type", ...body.slice(at, at + 19)]))).not.toThrow();
});

/** A page of blocks without a word. */
function bare(blocks: readonly string[]): SiteDocument {
  const [page] = site.pages;
  const sections = blocks.map((block) => ({ block }));
  const read = readValue({ ...site, pages: [{ ...page, sections }] });
  if (!read.site) throw new Error("It should have been repaired");
  return read.site;
}

test.each([
  ["de", '<html lang="de">', "ltr"],
  ["ar", '<html lang="ar" dir="rtl">', "rtl"],
])("every page of a site in %s says so, and so does its manifest", (language, root, dir) => {
  const all = made({ ...site, language });
  expect(documents(all).length).toBeGreaterThan(2);
  for (const name of documents(all)) expect(text(all, name), name).toContain(root);
  expect(JSON.parse(text(all, "app.webmanifest"))).toMatchObject({ lang: language, dir });
});

describe("the way back into the composer", () => {
  const composer = "https://daylit.example/compose";
  const planned = plan(site, { framework, composer });
  const assets = new Map(planned.requiredAssets.map(({ key }) => [key, new Uint8Array()]));
  const all = finish(planned, assets);

  test("/edit.html leads to it, and neither pages nor search engines lead there", () => {
    const page = text(all, "edit.html");
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`href="${composer}`);
    expect(page).not.toMatch(/<script(?! src)/);
    for (const name of documents(all).filter((name) => name !== "edit.html"))
      expect(text(all, name)).not.toContain("edit.html");
    for (const name of ["sitemap.xml", "robots.txt", "worker.js"])
      if (all.has(name)) expect(text(all, name)).not.toContain("edit.");
  });

  test.each([
    ["de", "Im Baukasten öffnen", "ein Doppelklick genügt", ""],
    ["ar", "فتح في المحرر", "تكفي نقرة مزدوجة", ""],
    ["it", "Open in the composer", "a double click is enough", '<bdi lang="en-GB">Edit this site'],
  ])("in %s it and the readme say so to the owner", (language, link, click, marked) => {
    const made = builtSite({ ...site, language }, framework, () => new Uint8Array(), { composer });
    const page = text(made, "edit.html");
    expect(page).toContain(link);
    expect(page).toContain(marked);
    expect(page).toContain('<link rel="stylesheet" href="style.css');
    expect(page).toContain('<script src="edit.js" defer>');
    expect(text(made, "readme.txt").toLowerCase()).toContain(click.toLowerCase());
    for (const line of text(made, "readme.txt").split("\n"))
      expect(line.length, line).toBeLessThan(115);
  });

  test("a page of the owner’s own at that path stands", () => {
    const own = { ...site, pages: [...site.pages, { ...site.pages[1], path: "/edit" } as never] };
    const made = finish(plan(own, { framework, composer }), assets);
    expect(text(made, "edit.html")).not.toContain(composer);
  });

  test("hosts are told to let these files be read, and no others", () => {
    const rules = text(all, "_headers").split(/\n(?=\/)/);
    const open = rules.filter((rule) => rule.includes("Access-Control"));
    expect(open.map((rule) => rule.split("\n")[0])).toEqual([
      "/site.json",
      "/style.css",
      "/pictures/own-*",
    ]);
    expect(text(files, "_headers")).not.toContain("Access-Control");
    expect(files.has(".htaccess")).toBe(false);
  });
});
