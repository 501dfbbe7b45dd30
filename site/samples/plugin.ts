import type { Plugin } from "vite";
import { exampleSlugs, readExamples } from "../../css/examples.ts";
import { highlight } from "../mdx/highlight.ts";
import { sampleFiles } from "./files.ts";

const name = "virtual:snippets";
const inside = `\0${name}`;

/**
 * `virtual:snippets` holds the highlighted code of every example, in one chunk for each page of the
 * reference. The browser asks for a chunk only after a navigation: on a first load the code stands
 * in the HTML already. In development the plugin serves the samples too; finish/ writes them.
 */
export function snippets(): Plugin {
  return {
    name: "daylit-snippets",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (id === inside) {
        const loads = exampleSlugs().map((slug) => `"${slug}":()=>import("${name}/${slug}")`);
        return `export default {${loads.join(",")}}`;
      }
      if (!id.startsWith(`${inside}/`)) return undefined;
      const examples = readExamples(id.slice(inside.length + 1));
      const code = examples.map((example) => [example.case, highlight(example.html, "html")]);
      return `export default ${JSON.stringify(Object.fromEntries(code))}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const content = /^\/(samples|assets)\//.test(path) ? sampleFiles().get(path) : undefined;
        if (content === undefined) return next();
        response.setHeader("Content-Type", path.endsWith(".css") ? "text/css" : "text/html");
        response.end(content);
      });
    },
  };
}
