import { Body, type PageModel, renderBlocks } from "./page-view.tsx";
import { renderToHtml } from "./render-to-html.ts";

/** A page's body, without a script. */
export const bodyMarkup = (model: PageModel): string => renderToHtml(<Body model={model} />);

/** One block of a page by itself, counted from the navigation. */
export const blockMarkup = (model: PageModel, index: number): string =>
  renderToHtml(renderBlocks(model)[index]);
