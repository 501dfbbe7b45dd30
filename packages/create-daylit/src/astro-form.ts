import { type SiteDocument, siteWords } from "@daylit/site-engine";
import { documentStart, jsonFile, jsxText, packageJson, readme } from "./project-parts.ts";
import { importsOf, type SiteSources, type SourcePage, sourcesOf } from "./site-sources.ts";

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

${documentStart(site, "{title}", "{description}")}
    <a class="visually-hidden" href="#main">${jsxText(siteWords(site).skip)}</a>
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

/** Astro with the blocks of React, drawn when the site is built. */
export async function astroForm(site: SiteDocument, own: ReadonlyMap<string, Uint8Array>) {
  const project = await sourcesOf(site, own);
  const { pages, files, dependencies } = project;
  return new Map<string, string | Uint8Array>([
    ...files,
    [
      "package.json",
      packageJson(site, {
        scripts: { dev: "astro dev", build: "astro build", preview: "astro preview" },
        node: ">=22.12.0",
        dependencies: { "@astrojs/react": "^7.0.0", astro: "^7.0.0", ...dependencies },
      }),
    ],
    [
      "astro.config.mjs",
      'import react from "@astrojs/react";\nimport { defineConfig } from "astro/config";\n\nexport default defineConfig({ integrations: [react()] });\n',
    ],
    [
      "tsconfig.json",
      jsonFile({
        extends: "astro/tsconfigs/strict",
        compilerOptions: { jsx: "react-jsx", jsxImportSource: "react" },
      }),
    ],
    ["readme.md", readme(site, 4321, "22.12 or newer")],
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
