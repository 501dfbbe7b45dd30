import { fileURLToPath } from "node:url";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import type { Plugin } from "vite";

const name = "virtual:snippets";
const source = fileURLToPath(new URL("./snippet.server.ts", import.meta.url));

const defaultBrand = () =>
  readParts()
    .flatMap(({ props }) => props)
    .find((property) => property.name === "--brand")?.value;

/**
 * `virtual:snippets` gives the highlighted code of an example where pages are made. In the browser it
 * gives nothing: the code is in the page already, and React keeps what it finds. The framework's own
 * brand colour is the same for both.
 */
export function snippets(): Plugin {
  return {
    name: "daylit-snippets",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const code =
        this.environment.name === "client"
          ? 'export const snippetOf = () => "";'
          : `export { snippetOf } from ${JSON.stringify(source)};`;
      return `${code}\nexport const brand = ${JSON.stringify(defaultBrand())};`;
    },
  };
}
