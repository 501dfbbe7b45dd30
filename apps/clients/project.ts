import { projectOf } from "@daylit/site-engine/document/read.ts";
import { type Project, version } from "@daylit/site-engine/document/site-document.ts";
import type { Client } from "./model.ts";

/** A client's site as the document that it is built from. */
export function projectOfClient(
  { business, theme, mark, preview, nav, footer, pages }: Client,
  address?: string,
): Project {
  const note = `${business.name} is a fictional client. Daylit made this site to show its work.`;
  return projectOf({
    daylit: version,
    language: "en-GB",
    business: { ...business, note },
    theme,
    scheme: "both",
    mark: { outline: mark },
    preview,
    nav,
    footer,
    pages,
    pictures: {},
    form: { way: "mail" },
    ...(address === undefined ? {} : { address }),
    lent: [],
  });
}
