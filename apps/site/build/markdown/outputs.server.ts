import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { layoutRecord } from "../../features/layouts/source.server.ts";
import { type Page, pages } from "../../model/pages.ts";
import type { Files } from "../../shell/document.server.tsx";
import { isReading } from "../machine-readable/llms.ts";
import { type CachedText, type Outputs, uncached } from "../output/output.ts";
import type { OutputType } from "../output/outputs.server.ts";
import { textsOf } from "../page-texts.ts";
import { pageDocument } from "../pages.server.ts";
import { blockMarkdown, blockParts } from "./block-markdown.ts";
import { layoutCode } from "./layout-code.ts";
import { pageMarkdown } from "./page-markdown.ts";

const everything = "/llms-full.txt";

/** What the page of a layout fetches only when asked: its documents. */
const codeOf = (page: Page) =>
  page.kind === "layout"
    ? layoutRecord(page.path).views.flatMap((view) => {
        const found = cataloguePages.find(({ id }) => id === view.id);
        if (!found) return [];
        const { second, contact, css } = renderSite(found);
        return [layoutCode(view, [renderLayout(found).html, second, contact], css)];
      })
    : [];

const twinOf = (page: Page, files: Files, cached: CachedText) =>
  cached(`twin ${page.path}`, textsOf(page), async () =>
    pageMarkdown(page, await pageDocument(page, files, cached), ...codeOf(page)),
  );

/** Every page that is to be read as Markdown, and all of them in one file. */
export const markdownPages: OutputType = {
  outputs: (files, cached = uncached): Outputs =>
    new Map([
      ...pages.flatMap((page) =>
        page.twin ? [[page.twin, () => twinOf(page, files, cached)] as const] : [],
      ),
      ...blockParts.map(
        (part) =>
          [
            part.path,
            async () => blockMarkdown(part, await pageDocument(part.page, files, cached)),
          ] as const,
      ),
      [
        everything,
        async () =>
          (
            await Promise.all(pages.filter(isReading).map((page) => twinOf(page, files, cached)))
          ).join("\n---\n\n"),
      ] as const,
    ]),
};
