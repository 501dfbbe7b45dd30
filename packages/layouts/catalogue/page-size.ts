import { brotliCompressSync } from "node:zlib";
import { wholeFile } from "../../css/tools/bundle/bundle.ts";
import { renderLayout } from "../render/render-layout.ts";
import type { CataloguePage } from "./catalogue.ts";

const onTheWire = (text: string) => brotliCompressSync(text).length;

type Size = { html: number; css: number };

let framework: number | undefined;
/** A page, its twin and the catalogue ask for the same; the strongest brotli takes its time. */
const known = new Map<string, Size>();

/** Bytes as they travel, compressed with brotli. */
export function pageSize(page: CataloguePage): Size {
  const found = known.get(page.id);
  if (found) return found;
  framework ??= onTheWire(wholeFile().min.code);
  const { html, css } = renderLayout(page);
  const size = { html: onTheWire(html), css: onTheWire(css) + framework };
  known.set(page.id, size);
  return size;
}
