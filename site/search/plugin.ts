import type { Plugin } from "vite";
import { searchFolder } from "../app/model/search/core.ts";
import { loadSearch } from "./load.ts";

const names = ["virtual:search", "virtual:search/list"];

/**
 * `virtual:search` is the address of the index, whose files become part of the client's build;
 * `virtual:search/list` is for the loader of the page that lists everything.
 */
export function search(): Plugin {
  return {
    name: "daylit-search",
    resolveId: (id) => (names.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!names.includes(id.slice(1))) return;
      const { entry, files, list } = await loadSearch();
      if (id.endsWith("/list")) return `export default ${JSON.stringify(list)}`;
      if (this.environment.name === "client" && this.environment.mode === "build")
        for (const [name, source] of files)
          this.emitFile({ type: "asset", fileName: `${searchFolder.slice(1)}${name}`, source });
      return `export default "${searchFolder}${entry}"`;
    },
    configureServer(server) {
      server.middlewares.use(searchFolder, async (request, response, next) => {
        const content = (await loadSearch()).files.get((request.url ?? "/").slice(1));
        if (content === undefined) return next();
        response.end(content);
      });
    },
  };
}
