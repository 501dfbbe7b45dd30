import type { SiteDocument } from "@daylit/site-engine";
import { rootAttributes } from "@daylit/site-engine/build/page/page-model.ts";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";

/** A JSON file as formatters write it. */
export const jsonFile = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

type Package = {
  scripts: Record<string, string>;
  /** The versions of Node that its tools run on. */
  node: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export const packageJson = (site: SiteDocument, { node, ...rest }: Package) =>
  jsonFile({
    ...{ name: folderOf(site), private: true, type: "module" },
    ...{ engines: { node }, ...rest },
  });

/** Words between tags of JSX or Astro: never code. */
export const jsxText = (text: string) =>
  /[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text;

/** A document as far as its body; title and description are written as the form writes them. */
export const documentStart = (
  site: SiteDocument,
  title: string,
  description: string,
  ...more: string[]
) => `<!doctype html>
<html ${rootAttributes(site)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${site.scheme === "both" ? "light dark" : site.scheme}" />
    <title>${title}</title>
    <meta name="description" content=${description} />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
${more.map((line) => `    ${line}\n`).join("")}  </head>
  <body id="top">`;

export const readme = (
  { business }: SiteDocument,
  port: number,
  node: string,
  more = "",
) => `# ${business.name}

You need Node ${node}.

\`\`\`sh
npm install
npm run dev     # on http://localhost:${port}
npm run build   # finished pages in dist/, without script
\`\`\`

Words are in \`src/pages/\`, name and address in \`src/site.ts\`, pictures in \`src/pictures.ts\` and \`public/pictures/\`, colours and type in \`src/theme.css\`: change \`--brand\` and every colour follows.${more}

The texts, prices and people are examples: replace them before you publish. The layout and the pictures are MIT-0 and need no credit; the packages of Daylit that they use are MIT.
`;
