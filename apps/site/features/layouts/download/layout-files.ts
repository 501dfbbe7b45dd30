import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { withBase } from "../../../model/base-path.ts";
import { zipFiles } from "./zip-files.ts";

const fetchFile = async (name: string, origin = "") => {
  const response = await fetch(origin + withBase(`/${viewFolder}/${name}`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

/** The document and its stylesheet as the frame shows them; a chosen colour is written into the theme. */
export async function readCode(id: string, brand?: string, origin?: string) {
  const [html, css] = await Promise.all(
    [`${id}.html`, `${id}.css`].map(async (name) => (await fetchFile(name, origin)).text()),
  );
  return {
    html: html ?? "",
    css: (css ?? "").replace(/--brand: [^;]+;/, (own) => (brand ? `--brand: ${brand};` : own)),
  };
}

/** Everything the page needs to be opened from a disk, by file name. */
export async function readFiles(id: string, brand?: string, origin?: string) {
  const { html, css } = await readCode(id, brand, origin);
  const contents = await Promise.all(
    zipFiles(html, css).map(
      async (name) =>
        [name, new Uint8Array(await (await fetchFile(name, origin)).arrayBuffer())] as const,
    ),
  );
  return { html, css, others: Object.fromEntries(contents) };
}
