import { Body, drawnBlocks, type Sheet } from "./page-view.tsx";
import { writtenHtml } from "./render-to-html.ts";

/** A page's body, without a script. */
export const bodyMarkup = (sheet: Sheet): string => writtenHtml(<Body sheet={sheet} />);

/** One block of a page by itself, counted from the navigation. */
export const blockMarkup = (sheet: Sheet, index: number): string =>
  writtenHtml(drawnBlocks(sheet)[index]);
