import mdx from "@mdx-js/rollup";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { codeBlocks } from "./build/mdx/code-blocks.ts";
import { folds } from "./build/mdx/folds.ts";
import { headings } from "./build/mdx/headings.ts";
import { inlineCode } from "./build/mdx/inline-code.ts";
import { referenceData } from "./build/mdx/reference-data.ts";
import { remarkPlugins } from "./build/mdx/remark.ts";
import { basePathAddresses, basePathRuntime } from "./build/plugins/base-path.ts";
import { composerMessages } from "./build/plugins/composer-messages.ts";
import { dataForBrowsers } from "./build/plugins/data-for-browsers.ts";
import { defines } from "./build/plugins/defines.ts";
import { libraryForBrowsers } from "./build/plugins/picture-index.ts";
import { refuseServerCode } from "./build/plugins/refuse-server-code.ts";
import { blocksForBrowsers } from "./build/plugins/strip-block-comments.ts";
import { snippets } from "./features/reference/samples/plugin.ts";
import { base } from "./model/base-path/base-path.ts";

const mdxTexts = mdx({
  development: false,
  ...(base && { jsxImportSource: basePathRuntime }),
  // A cell says where its text stands by an attribute: a page may have no style attributes.
  tableCellAlignToStyle: false,
  remarkPlugins,
  rehypePlugins: [headings, codeBlocks, folds, inlineCode, referenceData],
});

/** What development, the build and the tests of a page read alike. */
export default defineConfig({
  root: import.meta.dirname,
  appType: "custom",
  publicDir: false,
  plugins: [
    ...(base ? [basePathAddresses(import.meta.dirname)] : []),
    refuseServerCode(),
    dataForBrowsers(),
    libraryForBrowsers(),
    blocksForBrowsers(),
    composerMessages(),
    { enforce: "pre", ...mdxTexts },
    react(),
    snippets(),
  ],
  define: defines,
  resolve: { alias: { [basePathRuntime]: `${import.meta.dirname}/model/base-path/runtime` } },
  build: {
    // Fonts and icons stay files of their own: inlined they would be loaded again with every stylesheet.
    assetsInlineLimit: 0,
    // Most of what a chunk imports has been loaded by then, and every chunk would carry the names.
    // A search is waited for: none of its files is requested only after another has arrived.
    modulePreload: {
      resolveDependencies: (file, needed) => (/\/box-/.test(file) ? [...needed] : []),
    },
    target: ["chrome123", "firefox128", "safari17.5"],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than many, and needs one request.
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/(?!.*server)/ },
          ],
        },
      },
    },
  },
});
