import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { renderLayout, renderSite } from "@daylit/layouts/render/render-layout.ts";
import { layoutRecord } from "../../features/layouts/source.server.ts";
import { type Page, pages } from "../../model/pages.ts";
import type { Files } from "../../shell/document.server.tsx";
import { isReading } from "../machine-readable/llms.ts";
import { anew, type Kept, type Outputs } from "../output.ts";
import type { Kind } from "../outputs.server.ts";
import { textsOf } from "../page-texts.ts";
import { pageDocument } from "../pages.server.ts";
import { layoutCode } from "./layout-code.ts";
import { twin } from "./page-markdown.ts";

const everything = "/llms-full.txt";

/** What the page of a layout fetches only when asked: its documents. */
const codeOf = (page: Page) =>
  page.kind === "layout"
    ? layoutRecord(page.path).views.flatMap((view) => {
        const found = cataloguePages.find(({ id }) => id === view.id);
        if (!found) return [];
        const { second, contact } = renderSite(found);
        return [layoutCode(view, [renderLayout(found).html, second, contact])];
      })
    : [];

const twinOf = (page: Page, files: Files, kept: Kept) =>
  kept(`twin ${page.path}`, textsOf(page), async () =>
    twin(page, await pageDocument(page, files, kept), ...codeOf(page)),
  );

/** Every page that is to be read as Markdown, and all of them in one file. */
export const twins: Kind = {
  outputs: (files, kept = anew): Outputs =>
    new Map([
      ...pages.flatMap((page) =>
        page.twin ? [[page.twin, () => twinOf(page, files, kept)] as const] : [],
      ),
      [
        everything,
        async () =>
          (
            await Promise.all(pages.filter(isReading).map((page) => twinOf(page, files, kept)))
          ).join("\n---\n\n"),
      ] as const,
    ]),
};
