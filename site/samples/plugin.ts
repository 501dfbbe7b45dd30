import type { Plugin } from "vite";
import { exampleSlugs, readExamples } from "../../css/examples.ts";
import { readParts } from "../../css/reference.ts";
import { readPart } from "../app/model/part.ts";
import { stylesheetItems } from "../app/model/stylesheet.ts";
import { readEntry } from "../app/model/stylesheet-entry.ts";
import { highlight } from "../mdx/highlight.ts";
import { sampleFiles } from "./files.ts";

const defaultBrand = () =>
  readParts()
    .flatMap(({ props }) => props)
    .find((property) => property.name === "--brand")?.value;

/** Every page of the reference → a promise of its highlighted snippets, one chunk each. */
function snippets(): string {
  const loads = exampleSlugs().map((slug) => `"${slug}":()=>import("virtual:snippets/${slug}")`);
  return `export const brand = "${defaultBrand()}"; export default {${loads.join(",")}}`;
}

function snippetsOf(slug: string): string {
  const code = readExamples(slug).map(({ case: name, html }) => [name, highlight(html, "html")]);
  return `export default ${JSON.stringify(Object.fromEntries(code))}`;
}

function parts(): string {
  const records = stylesheetItems.map(({ slug }) => [slug, readPart(slug)]);
  return `export default ${JSON.stringify(Object.fromEntries(records))}`;
}

function load(id: string): string | undefined {
  if (id === "virtual:stylesheet") return `export default ${JSON.stringify(readEntry())}`;
  if (id === "virtual:parts") return parts();
  if (id === "virtual:snippets") return snippets();
  const slug = /^virtual:snippets\/(.+)$/.exec(id)?.[1];
  return slug && snippetsOf(slug);
}

/**
 * What the framework says of itself, as modules: it is read from files, which only the build can.
 * `virtual:parts` and `virtual:stylesheet` are for loaders; the browser asks for snippets only after a navigation, because on
 * a first load the code stands in the page already. In development the plugin serves the samples
 * too; for the built site finish/ writes them.
 */
export function framework(): Plugin {
  return {
    name: "daylit-framework",
    resolveId: (id) => (/^virtual:(parts|snippets|stylesheet)/.test(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0virtual:") ? load(id.slice(1)) : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const content = /^\/(samples|assets|daylit)/.test(path)
          ? sampleFiles().get(path)
          : undefined;
        if (content === undefined) return next();
        response.setHeader("Content-Type", path.includes(".css") ? "text/css" : "text/html");
        response.end(content);
      });
    },
  };
}
