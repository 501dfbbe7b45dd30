import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { attributeOf, readDocument } from "./html-document.ts";
import { pageFaults } from "./page-faults.ts";

const usage = `Usage: npx daylit-blocks check [file, folder or address …]

Reads finished pages and names what is wrong with them. Without a name it reads dist/.
`;

/** Beside the command: the names of the blocks and the texts of their examples. */
const known = JSON.parse(readFileSync(join(import.meta.dirname, "known.json"), "utf8")) as {
  blocks: string[];
  examples: string[];
};
const examples = new Set(known.examples);

type Page = {
  name: string;
  html: string;
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
    return [{ name, html: await fetched(name), read: (href) => fetched(new URL(href, name)) }];
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
    read: fileReader(file, root),
    // A single page may be served with others that are elsewhere.
    ...(inFolder ? { hasFile: fileFinder(file, root) } : {}),
  }));
  return inFolder ? pages.filter(({ html }) => isForVisitors(html)) : pages;
}

async function faultsOf({ html, read, hasFile }: Page): Promise<string[]> {
  const document = readDocument(html);
  const sheets = document.elements.filter(
    (element) =>
      element.tagName === "link" && /\bstylesheet\b/.test(attributeOf(element, "rel") ?? ""),
  );
  const linked = await Promise.all(sheets.map((sheet) => read(attributeOf(sheet, "href") ?? "")));
  const inline = html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [];
  const css = [...linked, ...inline].join("\n");
  return pageFaults({ document, css, examples, ...(hasFile ? { hasFile } : {}) }, known.blocks);
}

async function run([command, ...names]: readonly string[]): Promise<number> {
  const wantsHelp = command === undefined || [command, ...names].includes("--help");
  if (command !== "check" || wantsHelp) {
    process.stdout.write(usage);
    return wantsHelp ? 0 : 1;
  }
  const places = names.length > 0 ? names : ["dist"];
  const pages = (await Promise.all(places.map(pagesAt))).flat();
  if (pages.length === 0) throw new Error(`There are no whole pages in ${places.join(", ")}`);
  let count = 0;
  for (const page of pages)
    for (const fault of await faultsOf(page)) {
      console.log(`${page.name}: ${fault}`);
      count += 1;
    }
  const read = `${pages.length} ${pages.length === 1 ? "page" : "pages"}`;
  console.log(count === 0 ? `${read}: nothing found.` : `${read}: ${count} to fix.`);
  return count === 0 ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: Error) => {
  console.error(`daylit-blocks: ${error.message}`);
  return 1;
});
