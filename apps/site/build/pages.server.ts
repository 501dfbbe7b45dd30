import type { Files } from "../../app/document.server.tsx";
import type { Page } from "../../app/model/page.ts";
import { pages as records } from "../../app/model/pages.ts";
import { notFoundFile } from "../../app/model/site.ts";
import { renderNotFound, renderPage } from "../../app/render.server.tsx";
import { structuredData, structuredText } from "../machine/structured-data.ts";
import { anew, type Content, type Kept, type Outputs } from "../output.ts";
import type { Kind } from "../table.server.ts";
import { textsOf } from "../texts.ts";

const made = new Map<string, Promise<string>>();

/** Each page is made once; its twin is read from it. In development a change starts this anew. */
export function pageDocument(page: Page, files: Files, kept: Kept): Promise<string> {
  const found = made.get(page.path);
  if (found) return found;
  const document = kept(`page ${page.path}`, textsOf(page), () =>
    structuredData(page, records).then((data) => renderPage(page, files, structuredText(data))),
  );
  made.set(page.path, document);
  return document;
}

/** Every page of the site, and the one for addresses that are none. */
export const pages: Kind = {
  outputs: (files, kept = anew): Outputs =>
    new Map<string, () => Content | Promise<Content>>([
      ...records.map((page) => [page.path, () => pageDocument(page, files, kept)] as const),
      [notFoundFile, () => renderNotFound(files)] as const,
    ]),
};
