import { indent } from "@daylit/layouts/render/indent.ts";
import { bodyMarkup } from "@daylit/layouts/render/markup.tsx";
import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import type { SiteDocument } from "../document/site-document.ts";
import { type Head, type WriteHead, writeHead } from "./head.ts";
import { rootAttributes } from "./page-model.ts";

/** A whole document, in lines for people. */
export function documentOf(
  site: SiteDocument,
  model: PageModel,
  head: Head,
  write: WriteHead = writeHead,
): string {
  const body = indent(bodyMarkup(model)).trimEnd().replaceAll("\n", "\n  ");
  return `<!doctype html>
<html ${rootAttributes(site)}>
  <head>
    ${write(head).join("\n    ")}
  </head>
  ${body}
</html>
`;
}
