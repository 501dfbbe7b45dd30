import { join } from "node:path";
import type { Plugin } from "vite";

/** The name under which the other JSX runtime is imported (vite.config.ts says where it is). */
export const basePathRuntime = "daylit-placed";

/**
 * For a site below a path: components of the site and of the picture library make their elements by
 * model/base-path/runtime/, which puts every address where the site stands. Layouts and client sites have
 * addresses of their own.
 */
export const basePathAddresses = (site: string): Plugin => ({
  name: "daylit-place-addresses",
  enforce: "pre",
  transform: (code, id) =>
    [`${site}/`, join(site, "../../pictures/")].some((folder) => id.startsWith(folder)) &&
    id.endsWith(".tsx")
      ? { code: `/** @jsxImportSource ${basePathRuntime} */ ${code}`, map: null }
      : undefined,
});
