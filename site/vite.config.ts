import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx() }, reactRouter()],
  // The model reads its settings from the environment; the browser has none, so they are written in.
  define: Object.fromEntries(
    ["SITE_ORIGIN", "CLIENTS_DOMAIN"].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name]) ?? "undefined",
    ]),
  ),
  // Fonts and icons stay files of their own: inlined they would be loaded again with every stylesheet.
  build: { assetsInlineLimit: 0, target: ["chrome123", "firefox128", "safari17.5"] },
});
