import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { withBase } from "../../../model/base-path/base-path.ts";
import { zipFiles } from "./zip-files.ts";

/** A page of a layout: its document and the stylesheet that it names, by their addresses. */
export type LayoutFiles = { address: string; style: string };

/** "/view/arch-0001.html" → "arch-0001.html" */
export const fileName = (address: string) => address.replace(/^.*\//, "");

const fetchFile = async (name: string, origin = "") => {
  const response = await fetch(origin + withBase(`/${viewFolder}/${name}`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

const fetchText = async (address: string, origin?: string) =>
  (await fetchFile(fileName(address), origin)).text();

/** A chosen colour is written into the theme. */
const branded = (css: string, brand?: string) =>
  css.replace(/--brand: [^;]+;/, (own) => (brand ? `--brand: ${brand};` : own));

/** A document and its stylesheet as the frame shows them. */
export async function readCode({ address, style }: LayoutFiles, brand?: string) {
  const [html, css] = await Promise.all([fetchText(address), fetchText(style)]);
  return { html, css: branded(css, brand) };
}

/** Everything that the pages need to be opened from a disk, by file name. */
export async function readFiles(pages: readonly LayoutFiles[], brand?: string, origin?: string) {
  const [css = "", ...documents] = await Promise.all(
    // The last page names the stylesheet of all.
    [pages.at(-1)?.style ?? "", ...pages.map(({ address }) => address)].map((address) =>
      fetchText(address, origin),
    ),
  );
  const contents = await Promise.all(
    zipFiles(documents.join(""), css).map(
      async (name) =>
        [name, new Uint8Array(await (await fetchFile(name, origin)).arrayBuffer())] as const,
    ),
  );
  return { documents, css: branded(css, brand), others: Object.fromEntries(contents) };
}
