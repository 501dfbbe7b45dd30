import { renderToStaticMarkup } from "react-dom/server";
import { errorScreen } from "../model/error-screen.ts";
import type { Page } from "../model/pages/page.ts";
import { PageTitle } from "../ui/PageTitle.tsx";
import { PageWays } from "./chrome/PageWays.tsx";
import { Sidebar } from "./chrome/Sidebar.tsx";
import { Document, type Files } from "./document.server.tsx";
import { withIslandCode } from "./island-code.ts";
import { landingMenuId, sidebarId } from "./model/menu-id.ts";
import { sidebarGroups } from "./model/sidebar.ts";
import { views } from "./pages.server.ts";
import { valuesAddress } from "./values/source.server.ts";

const write = (document: React.ReactElement, files: Files) =>
  `<!DOCTYPE html>${withIslandCode(renderToStaticMarkup(document), files)}`;

/** A page as the finished document that is sent. */
export async function renderPage(page: Page, files: Files, structured?: string): Promise<string> {
  const { styles, without, framed, content } = await views[page.kind]();
  const left = without?.(page) ?? [];
  const shown = await content(page, files);
  return write(
    <Document
      page={page}
      styles={styles.filter((name) => !left.includes(name))}
      files={files}
      structured={structured}
      menuId={framed ? sidebarId : landingMenuId}
    >
      {framed ? (
        <div className="frame">
          <Sidebar id={sidebarId} groups={sidebarGroups(page.path)} current={page.path} />
          <main id="content" className="frame-content">
            <PageTitle>{page.heading}</PageTitle>
            {page.twin && <PageWays twin={page.twin} />}
            {shown}
          </main>
        </div>
      ) : (
        shown
      )}
    </Document>,
    files,
  );
}

/** What every unknown address is answered with. */
export function renderNotFound(files: Files): string {
  const advice = "There is no page at this address. It may have been mistyped or moved.";
  return write(
    <Document styles={[]} files={files}>
      <main
        id="content"
        className="error-screen"
        data-theme="dark"
        dangerouslySetInnerHTML={{ __html: errorScreen("404 Not Found", advice) }}
      />
    </Document>,
    files,
  );
}

/** Every stylesheet that some page names and that is a file. */
export async function pageStyles(): Promise<string[]> {
  const all = await Promise.all(Object.values(views).map((load) => load()));
  const named = new Set(all.flatMap(({ styles }) => styles));
  return ["shell/styles/site.css", ...[...named].filter((name) => !valuesAddress(name))];
}
