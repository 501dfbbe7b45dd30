import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { readSite } from "@daylit/site-engine/document/read/read.ts";
import { schemaFaults } from "@daylit/site-engine/schema/schema-faults.ts";
import { siteSchema } from "@daylit/site-engine/schema/site-schema.ts";
import { browserOf, drawn } from "./browser.ts";
import { attributeOf, type BuiltDocument, readDocument, textOf } from "./html-document.ts";
import { isDrawn, pageFaults } from "./page-faults.ts";
import { type Lengths, lengthAdvice } from "./word-faults.ts";

const usage = `Usage: npx daylit-blocks check [file, folder or address …]
       npx daylit-blocks codemod [--dry-run] [file or folder …]

check reads finished pages and site.json of the composer, and names what is wrong with them. Without a name
it reads dist/. Pages that their own script draws are drawn in Chromium, if the machine has one.

codemod writes this version’s names of classes and custom properties into HTML, CSS, JSX, Vue, Astro,
Svelte and MDX: in class attributes and CSS alone. --dry-run only says what it would change.
`;

/** Beside the command: the names of the blocks and the texts of their examples. */
const known = JSON.parse(readFileSync(join(import.meta.dirname, "known.json"), "utf8")) as {
  blocks: string[];
  classes: string[];
  examples: string[];
  lengths: Lengths;
  /** Old names with those of this version. */
  renamed: Record<string, string>;
};
const examples = new Set(known.examples);

type Page = {
  name: string;
  html: string;
  place: string | { root: string; path: string };
  read: (href: string) => Promise<string>;
  hasFile?: (href: string) => boolean;
};

const isAddress = (name: string) => /^https?:/.test(name);

async function fetched(address: string | URL): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`);
  return response.text();
}

/** What a page on disk names: beside it, or below the folder that the site is served from. */
function placeOf(href: string, file: string, root: string): string {
  const path = decodeURI(href.replace(/[?#].*/, ""));
  return path.startsWith("/") ? join(root, path) : resolve(dirname(file), path);
}

const fileReader = (file: string, root: string) => async (href: string) => {
  const path = placeOf(href, file, root);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};

/** Hosts answer “/prices” with prices.html or prices/index.html. */
const fileFinder = (file: string, root: string) => (href: string) => {
  const path = placeOf(href, file, root);
  return [path, `${path}.html`, join(path, "index.html")].some(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
};

/** In a folder there may be parts of pages, such as those of the registry, and pages for the owner alone. */
const isForVisitors = (html: string) =>
  /<html[\s>]|<!doctype/i.test(html) && !/<meta name="robots" content="noindex/i.test(html);

async function pagesAt(name: string): Promise<Page[]> {
  if (isAddress(name))
    return [
      {
        name,
        html: await fetched(name),
        place: name,
        read: (href) => fetched(new URL(href, name)),
      },
    ];
  const path = resolve(name);
  if (!existsSync(path)) throw new Error(`There is no ${name}`);
  const inFolder = statSync(path).isDirectory();
  const root = inFolder ? path : dirname(path);
  const files = inFolder
    ? readdirSync(path, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".html") && !file.includes("node_modules"))
        .sort()
        .map((file) => join(path, file))
    : [path];
  const pages = files.map((file) => ({
    name: inFolder ? join(name, file.slice(path.length + 1)) : name,
    html: readFileSync(file, "utf8"),
    place: { root, path: relative(root, file).replaceAll("\\", "/") },
    read: fileReader(file, root),
    // A single page may be served with others that are elsewhere.
    ...(inFolder ? { hasFile: fileFinder(file, root) } : {}),
  }));
  return inFolder ? pages.filter(({ html }) => isForVisitors(html)) : pages;
}

const notDrawn = `the page is empty until its script runs, and this machine has no Chromium to run it. Prerender the page with renderToStaticMarkup of react-dom/server, as a project of create-daylit --as react does in prerender.js, and check the result; or install Chromium and check again.`;

/** The finished page; one that only its script draws is drawn in a browser. */
async function finished({ html, place }: Page): Promise<BuiltDocument | string> {
  const document = readDocument(html);
  if (isDrawn(document)) return document;
  const browser = browserOf(process.env);
  if (!browser) return notDrawn;
  const after = readDocument(await drawn(browser, place));
  return isDrawn(after) ? after : "the page has neither <main> nor <h1>, even after its script ran";
}

async function faultsOf(page: Page): Promise<{ faults: string[]; advice: string[] }> {
  const { read, hasFile } = page;
  const document = await finished(page);
  if (typeof document === "string") return { faults: [document], advice: [] };
  const sheets = document.elements.filter(
    (element) =>
      element.tagName === "link" && /\bstylesheet\b/.test(attributeOf(element, "rel") ?? ""),
  );
  const linked = await Promise.all(sheets.map((sheet) => read(attributeOf(sheet, "href") ?? "")));
  // Those of the finished page: a bundler’s server writes them with its script.
  const inline = document.elements.filter(({ tagName }) => tagName === "style").map(textOf);
  const css = [...linked, ...inline].join("\n");
  const hasAllCss = linked.every(Boolean) && !/@import\b/.test(css);
  const checked = { document, css, hasAllCss, examples, ...(hasFile ? { hasFile } : {}) };
  return { faults: pageFaults(checked, known), advice: lengthAdvice(checked, known.lengths) };
}

async function textAt(name: string): Promise<string> {
  if (isAddress(name)) return fetched(name);
  if (!existsSync(name)) throw new Error(`There is no ${name}`);
  return readFileSync(name, "utf8");
}

/** What a site document has that its schema doesn’t allow, or what opening it would change. */
function documentLines(text: string): string[] {
  const faults = schemaFaults(siteSchema(), parsed(text));
  if (faults.length > 0)
    return faults.map(({ path, words }) => `${path || "the document"} ${words}`);
  const { problems, ...reading } = readSite(text);
  if (problems) return problems.map(({ path, words }) => [path, words].filter(Boolean).join(": "));
  const { repairs } = reading as { repairs: readonly { path: string; kind: string }[] };
  return repairs.map(({ path, kind }) => `${path || "the document"} would be ${kind}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`this isn’t JSON: ${(error as Error).message}`);
  }
}

async function run([command, ...names]: readonly string[]): Promise<number> {
  if (command === "codemod" && !names.includes("--help")) {
    const { codemod } = await import("./codemod/codemod.ts");
    return codemod(names, known.renamed);
  }
  const wantsHelp = command === undefined || [command, ...names].includes("--help");
  if (command !== "check" || wantsHelp) {
    process.stdout.write(usage);
    return wantsHelp ? 0 : 1;
  }
  const places = names.length > 0 ? names : ["dist"];
  const documents = places.filter((name) => name.endsWith(".json"));
  const pages = (
    await Promise.all(places.filter((name) => !name.endsWith(".json")).map(pagesAt))
  ).flat();
  if (documents.length === 0 && pages.length === 0)
    throw new Error(`There are no whole pages in ${places.join(", ")}`);
  let count = 0;
  for (const name of documents)
    for (const line of documentLines(await textAt(name))) {
      console.log(`${name}: ${line}`);
      count += 1;
    }
  for (const page of pages) {
    const { faults, advice } = await faultsOf(page);
    for (const line of faults) console.log(`${page.name}: ${line}`);
    for (const line of advice) console.log(`${page.name}: advice: ${line}`);
    count += faults.length;
  }
  const total = pages.length + documents.length;
  const read = `${total} ${documents.length > 0 ? "file" : "page"}${total === 1 ? "" : "s"}`;
  console.log(count === 0 ? `${read}: nothing found.` : `${read}: ${count} to fix.`);
  return count === 0 ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(`daylit-blocks: ${error.message}`);
  return 1;
});
