import { joinedHeadline, joinedMarkup } from "../text/joints.ts";
import { Body, type PageModel, renderBlocks } from "./page-view.tsx";
import { renderToHtml } from "./render-to-html.ts";

/** A page's body, without a script. Its short words keep to the next one, and headlines have room for that. */
export function bodyMarkup({ context, ...model }: PageModel): string {
  const { language = "en", fit } = context;
  const fitting = { ...context, fit: (text: string) => fit(joinedHeadline(text, language)) };
  return joinedMarkup(renderToHtml(<Body model={{ ...model, context: fitting }} />), language);
}

/** One block of a page by itself, counted from the navigation. */
export const blockMarkup = (model: PageModel, index: number): string =>
  renderToHtml(renderBlocks(model)[index]);
