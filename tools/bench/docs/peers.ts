import { type CorpusPage, corpus, markdownOf } from "./corpus.ts";
import type { DocsSite } from "./docs-site.ts";

const front = ({ title, description }: CorpusPage, more = "") =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${more}---\n\n`;

const each = (write: (page: CorpusPage, at: number) => [path: string, content: string]) =>
  Object.fromEntries(corpus.map(write));

const starlight: DocsSite = {
  name: "Starlight",
  packages: { "@astrojs/starlight": "0.42.4", astro: "7.3.5" },
  // The newest one has no files for processors of Arm's make.
  overrides: { "@astrojs/compiler-rs": "0.4.1" },
  files: () => ({
    "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
export default defineConfig({ site: "https://docs.example", telemetry: false, integrations: [starlight({ title: "Docs", sidebar: [{ label: "Pages", items: ${JSON.stringify(corpus.map(({ slug }) => slug))} }] })] });
`,
    "src/content.config.ts": `import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    ...each((page) => [`src/content/docs/${page.slug}.md`, front(page) + markdownOf(page)]),
  }),
  build: ["astro", "build"],
  output: "dist",
  address: (slug) => `/${slug}/`,
  search: {
    open: "button[data-open-modal]",
    field: "dialog input",
    result: ".pagefind-ui__result-link",
  },
};

const vitepress: DocsSite = {
  name: "VitePress",
  packages: { vitepress: "1.6.4" },
  files: () => ({
    ".vitepress/config.mjs": `export default { title: "Docs", themeConfig: { search: { provider: "local" }, sidebar: [{ text: "Pages", items: ${JSON.stringify(corpus.map(({ slug, title }) => ({ text: title, link: `/${slug}` })))} }] } };
`,
    ...each((page) => [`${page.slug}.md`, `${front(page)}# ${page.title}\n\n${markdownOf(page)}`]),
  }),
  build: ["vitepress", "build"],
  output: ".vitepress/dist",
  address: (slug) => `/${slug}.html`,
  search: {
    open: ".VPNavBarSearch button",
    field: "#localsearch-input",
    result: ".VPLocalSearchBox .result",
  },
};

const docusaurus: DocsSite = {
  name: "Docusaurus",
  packages: {
    "@docusaurus/core": "3.10.2",
    "@docusaurus/preset-classic": "3.10.2",
    "@easyops-cn/docusaurus-search-local": "0.55.3",
    react: "19.2.0",
    "react-dom": "19.2.0",
  },
  // The newest one asks for a package that was never published.
  overrides: { "@docsearch/react": "4.7.0" },
  files: () => ({
    "docusaurus.config.js": `module.exports = { title: "Docs", url: "https://docs.example", baseUrl: "/", onBrokenLinks: "ignore", presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]], themes: [["@easyops-cn/docusaurus-search-local", { hashed: true, indexBlog: false, docsRouteBasePath: "/" }]] };
`,
    "sidebars.js": `module.exports = { docs: ${JSON.stringify(corpus.map(({ slug }) => slug))} };
`,
    ...each((page) => [`docs/${page.slug}.md`, front(page) + markdownOf(page)]),
  }),
  build: ["docusaurus", "build"],
  output: "build",
  address: (slug) => `/${slug}/`,
  search: { field: ".navbar__search-input", result: "[class*=suggestion_]" },
};

const nextra: DocsSite = {
  name: "Nextra",
  packages: {
    nextra: "4.6.1",
    "nextra-theme-docs": "4.6.1",
    next: "15.5.0",
    react: "19.2.0",
    "react-dom": "19.2.0",
    pagefind: "1.4.0",
  },
  // With a newer one its layout refuses its own properties.
  overrides: { zod: "4.1.12" },
  files: () => ({
    "next.config.mjs": `import nextra from "nextra";
export default nextra({})({ output: "export", images: { unoptimized: true }, trailingSlash: true });
`,
    "mdx-components.js": `export { useMDXComponents } from "nextra-theme-docs";
`,
    "app/layout.jsx": `import { Layout, Navbar } from "nextra-theme-docs";
import { getPageMap } from "nextra/page-map";
import "nextra-theme-docs/style.css";
export const metadata = { title: "Docs" };
export default async function Root({ children }) {
  return <html lang="en" suppressHydrationWarning><head /><body><Layout navbar={<Navbar logo={<b>Docs</b>} />} pageMap={await getPageMap()}>{children}</Layout></body></html>;
}
`,
    ...each((page) => [
      `app/${page.slug}/page.md`,
      `${front(page)}# ${page.title}\n\n${markdownOf(page)}`,
    ]),
  }),
  build: ["next", "build"],
  output: "out",
  address: (slug) => `/${slug}/`,
  search: { field: ".nextra-search input", result: ".nextra-search-results a" },
};

export const peers: readonly DocsSite[] = [starlight, vitepress, docusaurus, nextra];
