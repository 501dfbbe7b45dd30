import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync } from "node:zlib";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { renderLayout } from "../render/render-layout.ts";
import { type CataloguePage, cataloguePages } from "./catalogue.ts";

const compress = promisify<string, Buffer>(brotliCompress);

type Size = { html: number; css: number };

let framework: number | undefined;
/** A page, its twin and the catalogue ask for the same; the strongest brotli takes its time. */
const known = new Map<string, Size>();

const withFramework = (html: Uint8Array, css: Uint8Array): Size => {
  framework ??= brotliCompressSync(wholeFile().min.code).length;
  return { html: html.length, css: css.length + framework };
};

/** Bytes as they travel, compressed with brotli. */
export function pageSize(page: CataloguePage): Size {
  const found = known.get(page.id);
  if (found) return found;
  const { html, css } = renderLayout(page);
  const size = withFramework(brotliCompressSync(html), brotliCompressSync(css));
  known.set(page.id, size);
  return size;
}

let weighed: Promise<unknown> | undefined;

/** The same of all pages, in threads of their own: eight seconds that the build spends on other things. */
export function weighPages(): Promise<unknown> {
  weighed ??= Promise.all(
    cataloguePages.map(async (page) => {
      const { html, css } = renderLayout(page);
      known.set(page.id, withFramework(await compress(html), await compress(css)));
    }),
  );
  return weighed;
}
