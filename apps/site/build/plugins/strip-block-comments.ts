import { readFileSync } from "node:fs";
import { withoutComments } from "@daylit/site-engine/build/css/strip-comments.ts";
import type { Plugin } from "vite";

/** The composer shows and exports the blocks' stylesheets without comments: it is not sent any. */
export function blocksForBrowsers(): Plugin {
  return {
    name: "daylit-blocks-for-browsers",
    enforce: "pre",
    load(id) {
      const [, file] = /^(.*\/layouts\/(?:blocks|components)\/[\w/-]+\.css)\?raw$/.exec(id) ?? [];
      if (this.environment.name !== "client" || !file) return;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(withoutComments(readFileSync(file, "utf8")))};`;
    },
  };
}
