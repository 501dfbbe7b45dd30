import { indent } from "@daylit/layouts/render/indent.ts";
import { bodyMarkup } from "@daylit/layouts/render/markup.tsx";
import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import type { SiteDocument } from "../../document/site-document.ts";
import { policyElement } from "../../export/content-policy.ts";
import { type Head, type WriteHead, writeHead } from "./head.ts";
import { rootAttributes } from "./page-model.ts";

/** What follows the head of a document, in lines for people. */
export const bodyOf = (model: PageModel): string =>
  indent(bodyMarkup(model)).trimEnd().replaceAll("\n", "\n  ");

export function documentOf(
  site: SiteDocument,
  body: string,
  head: Head,
  write: WriteHead = writeHead,
): string {
  return `<!doctype html>
<html ${rootAttributes(site)}>
  <head>
    ${['<meta charset="utf-8">', policyElement(site, head.inline !== undefined), ...write(head)].join("\n    ")}
  </head>
  ${body}
</html>
`;
}
