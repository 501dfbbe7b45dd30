import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import "@daylit/layouts/render/pictures/all-drawings.server.ts";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import {
  allSections,
  type CataloguePage,
  cataloguePages,
} from "@daylit/layouts/catalogue/catalogue.ts";
import type { PictureId } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { blockMarkup } from "@daylit/layouts/render/markup.tsx";
import { drawingOf } from "@daylit/layouts/render/pictures/drawings.ts";
import { pageModelOf } from "@daylit/layouts/render/render.tsx";
import { libraryPicture, type PictureFacts } from "@daylit/layouts/render/render-context.ts";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { classEntries } from "daylit/internal/tools/reference/style-data.ts";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { componentName } from "./component-name.ts";
import { exampleOf, type WritePicture, withSources } from "./example.ts";
import { packageFiles } from "./pack.ts";
import { blockNames, stylesheets } from "./styles/stylesheets.ts";
import { isFrame, shownOfPage } from "./types.ts";

const home = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "daylit-blocks-"));
const installed = join(folder, "node_modules/daylit-blocks");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Beside React, as an installation leaves it. */
beforeAll(async () => {
  for (const [name, bytes] of await packageFiles()) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    writeFileSync(join(installed, name), bytes);
  }
  for (const name of ["react", "react-dom"])
    symlinkSync(join(home, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

const frameworkClasses = new Set(classEntries(readParts()).map(({ name }) => name));

/** A picture of the library as HTML has it, and a drawing as text. */
const source: WritePicture = (id) => {
  const { alt, width, height, sets, drawing, daylight } = factsOf(id);
  if (drawing) return { drawing, alt };
  const setOf = ({ files }: (typeof sets)[number]) =>
    files.map((file) => `${file.address} ${file.width}w`).join(", ");
  const plain = sets.at(-1);
  return {
    src: "",
    ...{ alt, width, height },
    ...(daylight ? { daylight } : {}),
    ...(plain ? { srcSet: setOf(plain) } : {}),
    sources: sets.slice(0, -1).map((set) => ({ type: set.type, srcSet: setOf(set) })),
  };
};

const factsOf = (id: PictureId): PictureFacts => ({
  ...libraryPicture(id),
  focal: [0.5, 0.5],
});

type Sample = { name: BlockName; page: CataloguePage; index: number };

/** Each block where the catalogue has it first. */
const samples = blockNames.map((name): Sample => {
  for (const page of cataloguePages) {
    const index = allSections(page.layout).findIndex(({ block }) => block === name);
    if (index >= 0) return { name, page, index };
  }
  throw new Error(`no layout has ${name}`);
});

/** What the layout's document shows, under the names that classes have in the package. */
function shown({ page, index }: Sample): string {
  const model = pageModelOf(page);
  const context = { ...model.context, picture: (id: string) => factsOf(id as PictureId) };
  return blockMarkup({ ...model, context }, index)
    .replaceAll(/(?<= (?:id|popoverTarget)=")menu(?=")/g, index === 0 ? "navigation-menu" : "$&")
    .replaceAll(/ class="crop-50-50-100"/g, "")
    .replaceAll(/ class="crop-(\d+)-(\d+)-(\d+)"/g, (_, x, y, zoom) => {
      const near = zoom === "100" ? "" : `;scale:${zoom / 100};transform-origin:${x}% ${y}%`;
      return ` style="object-position:${x}% ${y}%${near}"`;
    })
    .replaceAll(/(?<= class=")[^"]*/g, (list) =>
      list
        .split(" ")
        .map((name) => (frameworkClasses.has(name) ? name : `block-${name}`))
        .join(" "),
    );
}

function propsOf({ name, page, index }: Sample) {
  const { business, links, sections, nav, footer } = pageModelOf(page);
  const all = [
    { ...nav, id: "navigation" },
    ...sections.map(({ section, id }) => ({ ...section, id })),
  ];
  const {
    block,
    nav: word,
    ...values
  } = { ...(all[index] ?? { ...footer, id: "footer" }) } as Record<string, unknown>;
  const { type, headline, picture } = page.theme;
  return {
    ...(withSources(values, source) as object),
    ...(isFrame(name) ? { business, links } : {}),
    site: { home: "#top", theme: { type, headline, picture } },
  };
}

const run = (script: string, ...given: string[]) => {
  writeFileSync(join(folder, "run.js"), script);
  return execFileSync(process.execPath, ["run.js", ...given], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "pipe", "pipe"],
  });
};

test("every block draws what its layout shows", () => {
  const list = samples.map((sample) => [componentName(sample.name), propsOf(sample)]);
  writeFileSync(join(folder, "samples.json"), JSON.stringify(list));
  const drawn = JSON.parse(
    run(`import * as blocks from "daylit-blocks";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
console.error = (...words) => { throw new Error(words.join(" ")); };
const samples = JSON.parse(readFileSync("samples.json", "utf8"));
console.log(JSON.stringify(samples.map(([name, props]) =>
  renderToStaticMarkup(createElement(blocks[name], props)))));`),
  ) as string[];
  // React tells browsers early which picture comes first; a layout's document does not.
  for (const [index, sample] of samples.entries())
    expect(drawn[index]?.replaceAll(/<link rel="preload"[^>]*>/g, ""), sample.name).toBe(
      shown(sample),
    );
});

test("a drawing is part of the page, in the colours of the theme", () => {
  const drawing = drawingOf("arch-draw-hut") ?? "";
  writeFileSync(join(folder, "drawing.json"), JSON.stringify(drawing));
  const drawn = run(`import { HeroSplit } from "daylit-blocks/hero-split";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const drawing = JSON.parse(readFileSync("drawing.json", "utf8"));
console.log(renderToStaticMarkup(createElement(HeroSplit, { heading: "A", picture: { drawing, alt: "A hut" } })));`);
  expect(drawn).toMatch(/<svg class="block-drawing" [^>]*aria-label="A hut"/);
  expect(drawn).not.toContain("<img");
  expect(readFileSync(join(installed, "dist/base.css"), "utf8")).toMatch(
    /\.block-drawing \{\s*--d1:/,
  );
});

test("links of the examples lead to ids that blocks have without being told", () => {
  const drawn = run(`import { FooterSlim } from "daylit-blocks/footer-slim";
import { NavBar } from "daylit-blocks/nav-bar";
import { HeroType } from "daylit-blocks/hero-type";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const page = { business: { name: "Ida", strapline: "", phone: "", email: "", address: [] }, links: [] };
const drawn = [
  createElement(NavBar, page),
  createElement(HeroType, { id: "menu", heading: "A" }),
  createElement(FooterSlim, page),
];
console.log(renderToStaticMarkup(createElement(Fragment, {}, ...drawn)));`);
  const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["navigation", "navigation-menu", "menu", "footer"]);
});

test("links of the footer alone are in no navigation", () => {
  const drawn = run(`import { FooterSlim } from "daylit-blocks/footer-slim";
import { NavBar } from "daylit-blocks/nav-bar";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const page = {
  business: { name: "Ida", strapline: "", phone: "", email: "", address: [] },
  links: [],
  site: { footerPages: [{ label: "Privacy", href: "/privacy" }] },
};
for (const block of [NavBar, FooterSlim]) console.log(renderToStaticMarkup(createElement(block, page)));`);
  const [nav, footer] = drawn.trim().split("\n");
  expect(nav).not.toContain("/privacy");
  expect(footer).toMatch(/<p class="block-footer-pages [^>]*><a [^>]*href="\/privacy"/);
  expect(stylesheets().get("base.css")).toContain(".block-footer-pages {");
});

test("blocks are drawn where React has no state, effects or context", () => {
  const drawn = run(`import { NavBar } from "daylit-blocks/nav-bar";
const business = { name: "Ida", strapline: "", phone: "", email: "", address: [] };
const { type, props } = NavBar({ business, links: [{ label: "A", href: "/a" }], site: { current: "/a" } });
console.log(type, props.className);`);
  expect(drawn.trim()).toBe("header navbar block-nav-bar");
  for (const name of blockNames)
    expect(readFileSync(join(installed, `dist/${name}.js`), "utf8")).not.toMatch(
      /\buse(State|Effect|Context|Id|Memo|Ref)\b|createContext|"use client"/,
    );
});

describe("what a project brings of its own", () => {
  const drawnAs = (element: string) =>
    run(`import * as blocks from "daylit-blocks";
import { createElement as h, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
const { HeroSplit, ContactForm, HeroType, NavBar, CallLine, FooterSlim } = blocks;
const Counter = () => h("i", null, useState(3)[0]);
const Link = ({ href, ...rest }) => h("a", { "data-to": href, ...rest });
const business = { name: "Ida" };
console.log(renderToStaticMarkup(${element}));`).trim();

  test("words are nodes, and labels, names and sizes read their words", () => {
    const html = drawnAs(`h(HeroType, {
      heading: h("span", null, "Clocks, ", h("em", null, "repaired")),
      lead: h(Counter),
      facts: ["a", h("b", null, "b")],
    })`);
    expect(html).toMatch(
      /<h1 class="[^"]*block-fit-\d+"><span>Clocks, <em>repaired<\/em><\/span><\/h1>/,
    );
    expect(html).toContain('<p class="subhead"><i>3</i></p>');
    expect(html).toContain("<li>a</li><li><b>b</b></li>");
    expect(html).not.toMatch(/[\ufdd0-\ufdef]/);
    const form = drawnAs(`h(ContactForm, {
      heading: "A", send: "Send", fields: [{ label: h("b", null, "Your name") }],
    }, h("p", null, "I agree"))`);
    expect(form).toContain('name="your-name"');
    expect(form).toMatch(/<p>I agree<\/p><button type="submit"/);
  });

  test("an action is a link with attributes, a button or an element; a picture may be an element", () => {
    const html = drawnAs(`h(HeroSplit, {
      heading: "A",
      picture: h("img", { src: "/a.jpg", alt: "", id: "own" }),
      actions: [
        { label: "Go", href: "/go", target: "_blank", className: "mine" },
        { label: h("b", null, "Do"), onClick() {}, disabled: true },
        h("button", { id: "other" }, "Other"),
      ],
    })`);
    expect(html).toContain(
      '<a class="button button-primary mine" href="/go" target="_blank">Go</a>',
    );
    expect(html).toContain(
      '<button type="button" class="button button-outline" disabled=""><b>Do</b></button><button id="other">Other</button>',
    );
    expect(html).toContain('<img src="/a.jpg" alt="" id="own"/></picture>');
  });

  test("a link component draws the links to pages and no others", () => {
    const html = drawnAs(`h(NavBar, {
      business,
      site: { link: Link, address: (href) => href.replace(/^\\//, "/base/"), current: "/b" },
      links: [{ label: "B", href: "/b" }],
      action: { label: "Ring", href: "tel:1", rel: "x" },
    }, h("i", null, "mine"))`);
    expect(html).toContain('<a data-to="/base/b" aria-current="page">B</a>');
    expect(html).toContain('<a data-to="/" class="navbar-brand">Ida</a>');
    expect(html).toMatch(/<a class="button button-primary" href="tel:1" rel="x">Ring<\/a><i>mine/);
  });

  test("every block has one place for content of the project’s own", () => {
    writeFileSync(
      join(folder, "examples.json"),
      JSON.stringify(blockNames.map((name) => [componentName(name), exampleOf(name)])),
    );
    const counts =
      drawnAs(`h("i", null, JSON.stringify(JSON.parse((await import("node:fs")).readFileSync("examples.json"))
      .map(([name, props]) => renderToStaticMarkup(h(blocks[name], { business, links: [], ...props }, "§")).split("§").length - 1)))`);
    expect(new Set(JSON.parse(counts.replaceAll(/<[^>]+>/g, "")))).toEqual(new Set([1]));
  });

  test("a firm is its name alone", () => {
    expect(drawnAs("h(FooterSlim, { business })")).toContain("Ida");
    expect(shownOfPage("footer-slim")).toEqual({
      business: ["name", "phone", "email", "address", "note"],
      links: false,
    });
    expect(shownOfPage("nav-bar")).toEqual({ business: ["name"], links: true });
  });
});

describe("stylesheets", () => {
  const sheet = (name: string) => readFileSync(join(installed, `dist/${name}.css`), "utf8");

  test("a section outranks the rules that all share, but for the size of what is fitted", () => {
    const [, fit = ""] = (stylesheets().get("base.css") ?? "").split("@layer daylit-blocks.fit {");
    const set = new Set([...fit.matchAll(/([\w-]+):/g)].map(([, name]) => name));
    expect([...set].sort()).toEqual(["--em", "font-size", "min-inline-size"]);
  });

  test("every rule is in the layer, and every class is the framework's or the blocks' own", () => {
    for (const name of ["base", ...blockNames]) {
      const css = sheet(name).replaceAll(/\/\*[\s\S]*?\*\//g, "");
      expect(css.replaceAll(/@layer [^{;]+;/g, "").trim(), name).toMatch(
        /^@layer daylit-blocks\.\w+ \{/,
      );
      for (const [, used = ""] of css
        .replaceAll(/daylit-blocks\.\w+/g, "")
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g))
        expect(used.startsWith("block-") || frameworkClasses.has(used), `${name}: ${used}`).toBe(
          true,
        );
      for (const [, frames = ""] of css.matchAll(/@keyframes ([\w-]+)/g))
        expect(frames).toMatch(/^block-/);
    }
  });

  test("a theme of the layouts, with the names of its typefaces' packages", () => {
    const css = run(`import { themeCss } from "daylit-blocks/theme";
console.log(themeCss({ brand: "#7a00ff", paper: { hue: 1, chroma: 0 }, type: { headline: "fraunces", body: "system-sans" }, picture: { shape: "cut" } }));`);
    expect(css).toContain('--font-headline: "Fraunces Variable", "Fraunces", Georgia, serif;');
    expect(css).toContain(".block-photo:not(.block-photo-fill)");
  });
});

describe("daylit-blocks check", () => {
  const check = (name: string, env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, [join(installed, "bin/daylit-blocks.js"), "check", name], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
  const write = (name: string, head: string, body: string) => {
    const sheets = ["base", "theme", "nav-bar", "hero-type", "footer-slim"];
    const links = sheets.map(
      (each) => `<link rel="stylesheet" href="/node_modules/daylit-blocks/dist/${each}.css">`,
    );
    writeFileSync(
      join(folder, name),
      `<!doctype html><html lang="en"><head>${head}${links.join("")}</head><body>${body}</body></html>`,
    );
  };
  const head = '<title>Ida</title><meta name="viewport" content="width=device-width">';
  const nav = '<header class="navbar block-nav-bar" id="navigation"><a href="/">Ida</a></header>';
  const hero = (heading: string, more = "") =>
    `<section class="section block-hero-type" id="hero-type"><h1>${heading}</h1>${more}</section>`;
  const footer = '<footer class="section block-footer-slim" id="footer"><p>Ida</p></footer>';

  test("a sound page passes", () => {
    const link = '<a href="#footer">Write to us</a>';
    write("sound.html", head, `${nav}<main>${hero("Clocks, repaired", link)}</main>${footer}`);
    const { stdout, stderr, status } = check("sound.html");
    expect([stdout.trim(), stderr, status]).toEqual(["1 page: nothing found.", "", 0]);
  });

  test("the words of a layout are no example text", () => {
    const { examples } = JSON.parse(readFileSync(join(installed, "bin/known.json"), "utf8"));
    const written = JSON.stringify(cataloguePages.map(({ layout }) => allSections(layout)));
    for (const text of examples) expect(written).not.toContain(JSON.stringify(text));
  });

  test.each([
    ["a missing title", "", hero("A"), "the page has no <title>"],
    ["a dead link", head, hero("A", '<a href="#nope">Go</a>'), "leads to #nope"],
    ["a second first heading", head, hero("A", "<h1>B</h1>"), "2 headings of the first level"],
    ["a missing text", head, hero("A", '<img src="a.jpg" width="1" height="1">'), "lacks alt"],
    ["an id twice", head, hero("A", '<p id="footer">B</p>'), "the id footer is there twice"],
    ["a field without label", head, hero("A", '<input name="n">'), '<input name="n"> has no label'],
    ["a level left out", head, hero("A", "<h3>B</h3>"), "<h3> “B” comes after <h1>"],
    ["a form without target", head, hero("A", '<form action="#f"></form>'), "answers nowhere"],
    ["a form of one's own", head, `${hero("A")}<form action="#"></form>`, "or none if your script"],
    ["example text", head, hero("One sentence that could only be yours"), "example text is left"],
    [
      "a class that is almost one",
      head,
      hero("A", '<p class="text-centre own">B</p>'),
      "there is no class text-centre: text-center is meant",
    ],
    [
      "a class that begins like ours",
      `${head}<style>.card-photo { color: red }</style>`,
      hero("A", '<p class="grid-3 card-photo js-grid">B</p>'),
      "there is no class grid-3: grid-1-3 is meant",
    ],
    [
      "a block that is almost one and whose stylesheet is not loaded",
      head,
      hero("A", '<div class="block-call-bnad">B</div>'),
      "there is no class block-call-bnad: block-call-band is meant",
    ],
    ["a prop of a wrong type", head, hero("A", "<p>[object Object]</p>"), "where a text is meant"],
    [
      "a prop that is missing",
      head,
      hero("A", '<a href="/" class="button-undefined">B</a>'),
      "a prop is missing",
    ],
    ["a navigation inside", head, nav.replaceAll("navigation", "n") + hero("A"), "before <main>"],
    [
      "the stylesheet with a prefix",
      `${head}<style>.dl-button-danger { color: red }</style>`,
      hero("A"),
      "daylit/prefixed.css has no names",
    ],
    [
      "a stylesheet that is not loaded",
      head,
      hero("A", '<div class="block-call-band">B</div>'),
      "daylit-blocks/call-band.css is not loaded",
    ],
  ])("it names %s", (_, given, sections, words) => {
    write("faulty.html", given, `${nav}<main>${sections}</main>${footer}`);
    const { stdout, status } = check("faulty.html");
    expect(stdout).toContain(words);
    expect(stdout).toMatch(/1 page: \d to fix\.\n$/);
    expect(status).toBe(1);
  });

  test("long words are advice", () => {
    const long = "Clocks, repaired ".repeat(20).trim();
    write("long.html", head, `${nav}<main>${hero(long)}</main>${footer}`);
    const { stdout, status } = check("long.html");
    expect(stdout).toMatch(/advice: heading of hero-type has 339 characters; up to \d+ look right/);
    expect([stdout.trim().split("\n").at(-1), status]).toEqual(["1 page: nothing found.", 0]);
  });

  test("a project file of the composer has a line for each fault", () => {
    writeFileSync(join(folder, "site.json"), '{ "daylit": 1 }');
    expect(check("site.json").stdout).toMatch(/^site\.json: .+\n1 file: \d+ to fix\.\n$/s);
  });

  test("in a folder, pages and pictures that are not there have a line each", () => {
    mkdirSync(join(folder, "site/prices"), { recursive: true });
    writeFileSync(join(folder, "site/prices/index.html"), "");
    const links =
      '<a href="/prices">A</a><a href="/nowhere">B</a><a href="https://a.example/">C</a>';
    const image = '<img src="none.webp" alt="" width="1" height="1">';
    write("site/index.html", head, `${nav}<main>${hero("A", links + image)}</main>${footer}`);
    const { stdout } = check("site");
    expect(stdout).toContain("/nowhere is not there\n");
    expect(stdout).toContain("none.webp is not there\n");
    expect(stdout).not.toMatch(/prices|https/);
    expect(check("--help").stdout).toMatch(/^Usage/);
  });

  test("a page that needs script to be there, and one that is not there, have a line each", () => {
    writeFileSync(join(folder, "empty.html"), '<div id="root"></div>');
    expect(check("empty.html", { PATH: "", CHROMIUM: "" }).stdout).toContain("Prerender the page");
    const browser = join(folder, "chromium");
    const link = '<a href="#footer">Write to us</a>';
    write("drawn.html", head, `${nav}<main>${hero("Clocks, repaired", link)}</main>${footer}`);
    writeFileSync(browser, `#!/bin/sh\nexec cat ${join(folder, "drawn.html")}\n`, { mode: 0o755 });
    expect(check("empty.html", { CHROMIUM: browser }).stdout).not.toContain("script");
    // Bundlers add the stylesheets of a lazy part by their whole address.
    const whole = 's|href="/node|href="\'"$origin"\'/node|g';
    const origin = 'for last; do :; done; origin=$(dirname "$last")';
    const sed = `#!/bin/sh\n${origin}\nsed '${whole}' ${join(folder, "drawn.html")}\n`;
    writeFileSync(browser, sed, { mode: 0o755 });
    expect(check("empty.html", { CHROMIUM: browser }).stdout).not.toContain("is not loaded");
    mkdirSync(join(folder, "parts"));
    writeFileSync(join(folder, "parts/hero-type.html"), hero("A part of a page"));
    const owner = '<!doctype html><meta name="robots" content="noindex"><p>For the owner</p>';
    writeFileSync(join(folder, "parts/edit.html"), owner);
    expect(check("parts").stderr).toBe("daylit-blocks: There are no whole pages in parts\n");
    expect(check("nowhere").stderr).toBe("daylit-blocks: There is no nowhere\n");
  });

  test("the codemod of the package writes new names, and with --dry-run only says where", () => {
    const page = join(folder, "old.html");
    writeFileSync(page, '<p class="flex gap-2x">gap-2x</p>');
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [join(installed, "bin/daylit-blocks.js"), ...args], {
        cwd: folder,
        encoding: "utf8",
      });
    expect(run("codemod", "--dry-run", "old.html")).toContain("would change old.html");
    expect(readFileSync(page, "utf8")).toContain('"flex gap-2x"');
    expect(run("codemod", "old.html")).toContain("old.html:1: gap-2x");
    expect(readFileSync(page, "utf8")).toBe('<p class="flex gap-l">gap-2x</p>');
  });

  test("every block is known by a rule of its stylesheet", () => {
    for (const name of blockNames)
      expect(readFileSync(join(installed, `dist/${name}.css`), "utf8")).toContain(`.block-${name}`);
  });
});

test("one block costs what it weighs", async () => {
  writeFileSync(join(folder, "one.js"), 'export { CallLine } from "daylit-blocks";\n');
  const build = await rolldown({
    input: join(folder, "one.js"),
    external: ["react", "react/jsx-runtime"],
  });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const { code } = output[0];
  expect(code).not.toContain("hero-split");
  console.log(`call-line alone: ${code.length} bytes, ${gzipSync(code).length} compressed`);
  // A section may have a picture across the page: each block brings what shows pictures.
  expect(gzipSync(code).length).toBeLessThan(6500);
});
