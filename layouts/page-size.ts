import { brotliCompressSync } from "node:zlib";
import { wholeFile } from "../css/bundle.ts";
import type { CataloguePage } from "./catalogue.ts";
import { render } from "./render.tsx";
import { stylesheet } from "./stylesheet.ts";

const onTheWire = (text: string) => brotliCompressSync(text).length;

let framework: number | undefined;

/** Bytes as they travel, compressed with brotli. */
export function pageSize(page: CataloguePage): { html: number; css: number } {
  framework ??= onTheWire(wholeFile().min.code);
  return { html: onTheWire(render(page)), css: onTheWire(stylesheet(page)) + framework };
}
