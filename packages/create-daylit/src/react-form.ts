import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { type SiteDocument, siteWords } from "@daylit/site-engine";
import { documentStart, jsonFile, jsxText, packageJson, readme } from "./project-parts.ts";
import { importsOf, type SiteSources, type SourcePage, sourcesOf } from "./site-sources.ts";

const frameFile = ({ site, nav, footer }: SiteSources) => `${[
  ...importsOf([nav, footer], "./"),
  'import type { ReactNode } from "react";',
  'import { business, links, site } from "./site";',
].join("\n")}

type Props = { current: string; children: ReactNode };

/** Navigation and footer around a page. */
export function Frame({ current, children }: Props) {
  return (
    <>
      <a className="visually-hidden" href="#main">
        ${jsxText(siteWords(site).skip)}
      </a>
      ${nav.jsx(3)}
      <main id="main">{children}</main>
      ${footer.jsx(3)}
    </>
  );
}
`;

const pageFile = ({ component, path, sections }: SourcePage) => `${[
  ...importsOf(sections, "../"),
  'import { Frame } from "../Frame";',
  'import { site } from "../site";',
]
  .sort((a, b) => Number(a.includes('"../')) - Number(b.includes('"../')))
  .join("\n")}

export function ${component}() {
  return (
    <Frame current="${path}">
      ${sections.map((each) => each.jsx(3)).join("\n      ")}
    </Frame>
  );
}
`;

const pagesFile = (pages: readonly SourcePage[]) => `${pages
  .map(({ component }) => `import { ${component} } from "./pages/${component}";`)
  .sort()
  .join("\n")}

export const pages = [
${pages
  .map(
    ({ path, title, description, component }) => `  {
    path: ${JSON.stringify(path)},
    title: ${JSON.stringify(title)},
    description: ${JSON.stringify(description)},
    Page: ${component},
  },`,
  )
  .join("\n")}
] as const;
`;

const mainFile = `import { createRoot } from "react-dom/client";
import { pages } from "./pages";

// Development only: the build writes every page as finished HTML, without this script.
const { title, Page } = pages.find(({ path }) => path === location.pathname) ?? pages[0];
const root = document.getElementById("root");
document.title = title;
if (root) createRoot(root).render(<Page />);
`;

const renderFile = `import { renderToStaticMarkup } from "react-dom/server";
import { pages } from "./pages";

/** Every page as HTML, for prerender.js. */
export const render = () =>
  pages.map(({ path, title, description, Page }) => ({
    path,
    title,
    description,
    html: renderToStaticMarkup(<Page />),
  }));
`;

const prerenderFile = `// Writes every page into dist/ as finished HTML.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { render } from "./dist-server/render.js";

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const built = await readFile("dist/index.html", "utf8");
const scripts = [...built.matchAll(/ src="(\\/assets\\/[^"]+\\.js)"/g)].map(([, file]) => file);
const template = built.replaceAll(/\\s*<script[^>]*><\\/script>|\\s*<link rel="modulepreload"[^>]*>/g, "");

for (const { path, title, description, html } of render()) {
  const folder = path === "/" ? "dist" : \`dist\${path}\`;
  await mkdir(folder, { recursive: true });
  const page = template
    .replace(/<title>.*?<\\/title>/, () => \`<title>\${escape(title)}</title>\`)
    .replace(/(<meta name="description" content=)"[^"]*"/, (_, start) => \`\${start}"\${escape(description)}"\`)
    .replace('<div id="root"></div>', () => html);
  await writeFile(\`\${folder}/index.html\`, page);
}

for (const file of scripts) await rm(\`dist\${file}\`);
await rm("dist-server", { recursive: true });
`;

const indexFile = (site: SiteDocument, { title, description }: SourcePage) => `${documentStart(
  site,
  escapeHtml(title),
  `"${escapeHtml(description)}"`,
  '<link rel="stylesheet" href="/src/styles.css" />',
)}
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const tsconfig = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: ["vite/client"],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ["src"],
};

const propsInEditors = " Point at a prop in your editor to see what it is and how long it may be.";

/** Vite, React and TypeScript; the build writes finished pages. */
export async function reactForm(site: SiteDocument, own: ReadonlyMap<string, Uint8Array>) {
  const project = await sourcesOf(site, own);
  const { pages, files, dependencies } = project;
  const [home] = pages;
  if (!home) throw new Error("A site has a home page");
  const styles = files.get("src/styles.css");
  return new Map<string, string | Uint8Array>([
    ...files,
    [
      "package.json",
      packageJson(site, {
        scripts: {
          dev: "vite",
          build:
            "tsc && vite build && vite build --ssr src/render.tsx --outDir dist-server && node prerender.js",
          preview: "vite preview",
        },
        node: "^20.19.0 || >=22.12.0",
        dependencies,
        devDependencies: {
          "@types/react": "^19.0.0",
          "@types/react-dom": "^19.0.0",
          "@vitejs/plugin-react": "^6.0.0",
          typescript: "^7.0.0",
          vite: "^8.0.0",
        },
      }),
    ],
    ["index.html", indexFile(site, home)],
    ["tsconfig.json", jsonFile(tsconfig)],
    [
      "vite.config.ts",
      'import react from "@vitejs/plugin-react";\nimport { defineConfig } from "vite";\n\nexport default defineConfig({ plugins: [react()] });\n',
    ],
    ["prerender.js", prerenderFile],
    ["readme.md", readme(site, 5173, "20.19, or 22.12 and newer", propsInEditors)],
    // In development the pages are inside an element that the build leaves out.
    ["src/styles.css", `${styles}\n#root {\n  display: contents;\n}\n`],
    ["src/main.tsx", mainFile],
    ["src/render.tsx", renderFile],
    ["src/pages.ts", pagesFile(pages)],
    ["src/Frame.tsx", frameFile(project)],
    ...pages.map((page) => [`src/pages/${page.component}.tsx`, pageFile(page)] as const),
  ]);
}
