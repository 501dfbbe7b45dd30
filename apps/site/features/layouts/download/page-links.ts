import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { fileName } from "./layout-files.ts";

type LinkedPage = { label: string; address: string; style: string };

/** "/view/arch-0001-costs.html" → "costs.html"; home is the page that a server shows first. */
const nameOf = ({ address }: LinkedPage, id: string) =>
  fileName(address) === `${id}.html` ? "index.html" : fileName(address).slice(id.length + 1);

/**
 * The documents of a layout as the pages of one site, by file name. In the catalogue home stands on
 * its own and its navigation leads through its sections; here it leads to the other pages.
 */
export function linkedPages(
  id: string,
  pages: readonly LinkedPage[],
  documents: readonly string[],
): Map<string, string> {
  const names = new Map(pages.map((page) => [fileName(page.address), nameOf(page, id)]));
  const styles = new Set(pages.map(({ style }) => fileName(style)));
  const links = pages.map((page, index) => {
    const current = index === 0 ? ' aria-current="page"' : "";
    return `<a href="${nameOf(page, id)}"${current}>${escapeHtml(page.label)}</a>`;
  });
  return new Map(
    pages.map((page, index) => {
      const html = (documents[index] ?? "").replaceAll(
        /(?<=href=")([\w-]+\.(?:html|css))(?=["#])/g,
        (file) => names.get(file) ?? (styles.has(file) ? `${id}.css` : file),
      );
      const linked = html
        .replace('href="#top"', 'href="index.html"')
        .replace(
          /(<nav class="navbar-menu"[^>]*>)(?:(\s*)<a href="#[^"]*">[^<]*<\/a>)*/,
          (_, nav: string, space = "\n") => nav + links.map((link) => space + link).join(""),
        );
      return [nameOf(page, id), index === 0 ? linked : html] as const;
    }),
  );
}
