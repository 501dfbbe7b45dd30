import type { Page } from "../model/pages/page.ts";
import { pages as records } from "../model/pages.ts";
import { notFoundFile } from "../model/site.ts";
import type { Files } from "../shell/document.server.tsx";
import { renderNotFound, renderPage } from "../shell/render.server.tsx";
import { structuredData, structuredText } from "./machine-readable/structured-data.ts";
import { type CachedText, type Content, type Outputs, uncached } from "./output/output.ts";
import type { OutputType } from "./output/outputs.server.ts";
import { textsOf } from "./page-texts.ts";
import { described } from "./pages-with-descriptions.ts";

const made = new Map<string, Promise<string>>();

/** Each page is rendered once; its Markdown version is read from it. In development a change reloads this module. */
export function pageDocument(page: Page, files: Files, cached: CachedText): Promise<string> {
  const found = made.get(page.path);
  if (found) return found;
  const document = cached(`page ${page.path}`, textsOf(page), () =>
    structuredData(page, records).then((data) =>
      renderPage(described(page), files, structuredText(data)),
    ),
  );
  made.set(page.path, document);
  return document;
}

/** Every page of the site, and the one for addresses that are none. */
export const pages: OutputType = {
  outputs: (files, cached = uncached): Outputs =>
    new Map<string, () => Content | Promise<Content>>([
      ...records.map((page) => [page.path, () => pageDocument(page, files, cached)] as const),
      [notFoundFile, () => renderNotFound(files)] as const,
    ]),
};
