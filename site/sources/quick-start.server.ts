import { readFileSync } from "node:fs";
import { release } from "../../css/release.ts";
import { highlight } from "../mdx/highlight.ts";
import { shippedStylesheet } from "../samples/stylesheet.ts";

type Way = { name: string; language: string; note: string; code: string };

const { version } = JSON.parse(
  readFileSync(new URL("../../css/package.json", import.meta.url), "utf8"),
) as { version: string };

/** What needs the published package says so until it is (css/release.ts). */
const onNpm = (note: string) => (release.published ? note : "Once the package is published");

/** Every way to begin, in as few lines as it takes. Build time only. */
export function quickStart(): Way[] {
  const { integrity } = shippedStylesheet();
  const file = `https://cdn.jsdelivr.net/npm/daylit@${version}/dist/daylit.min.css`;
  const link = (href: string, more = "") =>
    `<link rel="stylesheet" href="${href}"\n  integrity="${integrity}"${more}>`;
  const imported = 'import "daylit";';
  return [
    {
      name: "HTML",
      language: "html",
      note: "With the file beside your page",
      code: link("daylit.min.css"),
    },
    {
      name: "CDN",
      language: "html",
      note: onNpm("From somebody else’s server"),
      code: link(file, ' crossorigin="anonymous"'),
    },
    { name: "npm", language: "sh", note: onNpm("In a terminal"), code: "npm install daylit" },
    { name: "Vite", language: "css", note: "src/style.css", code: '@import "daylit";' },
    { name: "React", language: "js", note: "src/main.jsx", code: imported },
    { name: "Next", language: "js", note: "app/layout.jsx", code: imported },
    {
      name: "Astro",
      language: "astro",
      note: "src/layouts/Layout.astro",
      code: `---\n${imported}\n---`,
    },
    { name: "Vue", language: "js", note: "src/main.js", code: imported },
  ];
}

export const highlightedQuickStart = () =>
  quickStart().map(({ code, ...way }) => ({ ...way, html: highlight(code, way.language) }));
