import { createHash } from "node:crypto";
import type { CataloguePage } from "./catalogue.ts";
import { render } from "./render.tsx";
import { stylesheet } from "./stylesheet.ts";

/** A short fingerprint of what a page is: the document and the stylesheet that is its own. */
export const outputHash = (page: CataloguePage): string =>
  createHash("sha256").update(render(page)).update(stylesheet(page)).digest("hex").slice(0, 12);
