import type { SiteDocument } from "@daylit/site-engine";
import { rootAttributes } from "@daylit/site-engine/build/page-model.ts";
import { folderOf } from "@daylit/site-engine/export/zip.ts";
import {
  importsOf,
  packageJson,
  type SiteSources,
  type SourcePage,
  sourcesOf,
} from "./site-sources.ts";

const layoutFile = ({ site, nav, footer }: SiteSources) => `---
${[
  ...importsOf([nav, footer], "../"),
  'import { business, links, site } from "../site";',
  'import "../styles.css";',
].join("\n")}

interface Props {
  title: string;
  description: string;
  current: string;
}

const { title, description, current } = Astro.props;
---

<!doctype html>
<html ${rootAttributes(site)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${site.scheme === "both" ? "light dark" : site.scheme}" />
    <title>{title}</title>
    <meta name="description" content={description} />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
  </head>
  <body id="top">
    <a class="visually-hidden" href="#main">Skip to content</a>
    ${nav.jsx(2)}
    <main id="main"><slot /></main>
    ${footer.jsx(2)}
  </body>
</html>
`;

const pageFile = ({ path, title, description, sections }: SourcePage) => `---
${[
  ...importsOf(sections, "../"),
  'import Page from "../layouts/Page.astro";',
  'import { site } from "../site";',
].join("\n")}
---

<Page
  title=${attribute(title)}
  description=${attribute(description)}
  current="${path}"
>
  ${sections.map((each) => each.jsx(1)).join("\n  ")}
</Page>
`;

const attribute = (text: string) =>
  /["&{}\\]/.test(text) ? `{${JSON.stringify(text)}}` : JSON.stringify(text);

const readme = (name: string) => `# ${name}

\`\`\`sh
npm install
npm run dev     # on http://localhost:4321
npm run build   # finished pages in dist/, without script
\`\`\`

Words are in \`src/pages/\`, name and address in \`src/site.ts\`, pictures in \`src/pictures.ts\` and \`public/pictures/\`, colours and type in \`src/theme.css\`: change \`--brand\` and every colour follows.

The texts, prices and people are examples: replace them before you publish.
`;

/** Astro with the blocks of React, drawn when the site is built. */
export async function astroForm(site: SiteDocument, own: ReadonlyMap<string, Uint8Array>) {
  const project = await sourcesOf(site, own);
  const { pages, files, dependencies } = project;
  return new Map<string, string | Uint8Array>([
    ...files,
    [
      "package.json",
      packageJson({
        name: folderOf(site.business.name),
        private: true,
        type: "module",
        scripts: { dev: "astro dev", build: "astro build", preview: "astro preview" },
        dependencies: { "@astrojs/react": "^7.0.0", astro: "^7.0.0", ...dependencies },
      }),
    ],
    [
      "astro.config.mjs",
      'import react from "@astrojs/react";\nimport { defineConfig } from "astro/config";\n\nexport default defineConfig({ integrations: [react()] });\n',
    ],
    [
      "tsconfig.json",
      packageJson({
        extends: "astro/tsconfigs/strict",
        compilerOptions: { jsx: "react-jsx", jsxImportSource: "react" },
      }),
    ],
    ["readme.md", readme(site.business.name)],
    ["src/layouts/Page.astro", layoutFile(project)],
    ...pages.map(
      (page) =>
        [
          `src/pages/${page.path === "/" ? "index" : page.path.slice(1)}.astro`,
          pageFile(page),
        ] as const,
    ),
  ]);
}
