import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { layouts } from "../layouts/vite-plugin.ts";
import { codeBlocks } from "./mdx/code-blocks.ts";
import { headings } from "./mdx/headings.ts";
import { inlineCode } from "./mdx/inline-code.ts";
import { referenceData } from "./mdx/reference-data.ts";
import { remarkPlugins } from "./mdx/remark.ts";
import { framework } from "./samples/plugin.ts";
import { search } from "./search/plugin.ts";
import { surfaceMissingCode } from "./surface-missing-code.ts";

const mdxTexts = mdx({
  remarkPlugins,
  rehypePlugins: [headings, codeBlocks, inlineCode, referenceData],
});

/**
 * What every page shows around its content, and what a text is made of: two files, not twenty. A group
 * takes along what its modules import, so the chrome comes first: no page shall load the texts for it.
 */
const chrome =
  /preload-helper|\/site\/app\/(components\/(?!Prose|guide-texts|TableOfContents|PageNav|useCurrentHeading|useKept|useTool)[\w.]+|components\/offline\/KeepSite\.tsx|model\/(menu|site|meta|offline\/offline-path)\.ts|hydration\.ts|missing-code\.ts)$/;
const texts =
  /\/site\/app\/components\/(Prose|TableOfContents|PageNav|useCurrentHeading|prose\/\w+|code\/\w+|example\/(Sample|Snippet|useNear))\.tsx?$/;
/** The controls of a sample, which come when one is near. */
const controls =
  /\/site\/app\/components\/example\/(SampleTools|Controls|Toolbar|Toggle|WidthHandle|useFrame|useInlineSize|view)\.tsx?$/;

export default defineConfig({
  plugins: [
    { enforce: "pre", ...mdxTexts },
    framework(),
    layouts(),
    search(),
    reactRouter(),
    surfaceMissingCode(),
  ],
  // The model reads its settings from the environment; the browser has none, so they are written in.
  define: Object.fromEntries(
    ["SITE_ORIGIN", "CLIENTS_DOMAIN", "STUDIO_EMAIL"].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name]) ?? "undefined",
    ]),
  ),
  // Fonts and icons stay files of their own: inlined they would be loaded again with every stylesheet.
  build: {
    assetsInlineLimit: 0,
    // Most of what a chunk imports has been loaded by then, and every chunk would carry the names.
    modulePreload: { resolveDependencies: () => [] },
    target: ["chrome123", "firefox128", "safari17.5"],
    // One file for what every page needs compresses better than many, and is asked for once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|react-router|scheduler|turbo-stream)\//,
            },
            { name: "chrome", test: chrome },
            { name: "text", test: texts },
            { name: "controls", test: controls },
          ],
        },
      },
    },
  },
});
