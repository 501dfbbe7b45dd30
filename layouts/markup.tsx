import { renderToStaticMarkup } from "react-dom/server";
import { Body, drawnBlocks, type Sheet } from "./sheet.tsx";

/** A page's body as React writes it, without a script. */
export const bodyMarkup = (sheet: Sheet): string => renderToStaticMarkup(<Body sheet={sheet} />);

/** One block of a page by itself, counted from the navigation. */
export const blockMarkup = (sheet: Sheet, index: number): string =>
  renderToStaticMarkup(drawnBlocks(sheet)[index]);

/** Text inside an attribute or an element. */
export const quoted = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
