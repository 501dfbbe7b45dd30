import { strToU8, zipSync } from "fflate";
import { readFiles } from "./layout-files.ts";
import { withMailForms } from "./mail-forms.ts";
import { linkedPages } from "./page-links.ts";
import { type Described, readme } from "./readme.ts";

/** Loaded with the first download. Pictures and fonts are stored: they are compressed already. */
export async function zipLayout(view: Described, brand?: string, origin?: string): Promise<Blob> {
  const { documents, css, others } = await readFiles(view.pages, brand, origin);
  const pages = linkedPages(view.id, view.pages, documents);
  const files = {
    ...Object.fromEntries([...pages].map(([name, html]) => [name, strToU8(withMailForms(html))])),
    [`${view.id}.css`]: strToU8(css),
    "README.txt": strToU8(readme(view, [...pages.keys()])),
    ...others,
  };
  const folder = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      `${view.id}/${name}`,
      [content, { level: /\.(html|css|txt)$/.test(name) ? 9 : 0 }] as [
        Uint8Array,
        { level: 0 | 9 },
      ],
    ]),
  );
  return new Blob([zipSync(folder)], { type: "application/zip" });
}
