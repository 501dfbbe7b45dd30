import type { Plugin } from "vite";
import { viewFolder } from "./assets.ts";
import { loadOutput } from "./load.ts";
import { startPreview } from "./preview-server.ts";

const name = "virtual:layouts";

/**
 * Gives the site's loaders what the catalogue says about itself, and serves the documents while the
 * site is being developed. The build writes them with `writeLayouts`.
 */
export function layouts(): Plugin {
  return {
    name: "daylit-layouts",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      const { allRecords } = await loadOutput();
      return `export const records = ${JSON.stringify(allRecords())};`;
    },
    async configureServer(server) {
      const preview = await startPreview();
      server.httpServer?.on("close", preview.close);
      server.middlewares.use(`/${viewFolder}`, (request, response, next) => {
        const found = preview.answer((request.url ?? "/").slice(1).replace(/^[^./]+$/, "$&.html"));
        if (!found) return next();
        response.setHeader("Content-Type", found[0]);
        response.end(found[1]);
      });
    },
  };
}
