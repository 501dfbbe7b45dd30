import { corpus, htmlOf } from "./corpus.ts";
import type { DocsSite } from "./docs-site.ts";

const styles = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;display:grid;grid-template-columns:16rem minmax(0,44rem);gap:2rem}
nav{padding:1rem;border-right:1px solid #8884;font-size:.9rem}nav a{display:block;padding:.2rem 0}
main{padding:1rem}table{border-collapse:collapse}th,td{padding:.4rem .6rem;border:1px solid #8884;text-align:start}
pre{padding:1rem;overflow:auto;background:#8882}@media(width<48rem){body{display:block}nav{display:none}}
`;

const links = corpus.map(({ slug, title }) => `<a href="/${slug}/">${title}</a>`).join("");

/** The limit: the words, one small stylesheet, and nothing else. */
export const staticPages: DocsSite = {
  name: "A static page",
  files: () => ({
    "out/style.css": styles,
    ...Object.fromEntries(
      corpus.map((page) => [
        `out/${page.slug}/index.html`,
        `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title><meta name="description" content="${page.description}"><link rel="stylesheet" href="/style.css"></head><body><nav>${links}</nav><main><h1>${page.title}</h1>${htmlOf(page)}</main></body></html>`,
      ]),
    ),
  }),
  output: "out",
  address: (slug) => `/${slug}/`,
};
