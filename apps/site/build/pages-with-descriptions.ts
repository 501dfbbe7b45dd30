import { describedParts } from "daylit/internal/tools/reference/reference.ts";
import { catalogueRecord, tradeRecord } from "../features/layouts/source.server.ts";
import type { Page } from "../model/pages/page.ts";
import { site } from "../model/site.ts";

const summaries = new Map(
  describedParts().map(({ name, summary }) => [`/stylesheet/${name}`, summary]),
);

/** As plain text, without its second sentence. */
const firstSentence = (text: string) => text.replaceAll("`", "").replace(/(?<=[.!]) .*/s, "");

/** The layouts of a page: one, or a family's five, which share its path. */
const layoutsAt = (path: string) =>
  catalogueRecord().flatMap(({ name, layouts }) =>
    layouts
      .filter((layout) => layout.path.replace(/#.*/, "") === path)
      .map((layout) => ({ ...layout, trade: name.toLowerCase() })),
  );

/**
 * A page with the title and description for its head. Those of layouts, trades and parts come from
 * captions, purposes and summaries; browsers load the records of all pages and must not load these.
 */
export function described(page: Page): Page {
  if (page.kind === "part") {
    const summary = summaries.get(page.path);
    return summary
      ? {
          ...page,
          description: `${page.heading}: ${firstSentence(summary)} Markup and a live sample.`,
        }
      : page;
  }
  if (page.kind === "trade") {
    const { purpose } = tradeRecord(page.path.replace(/.*\//, ""));
    return purpose ? { ...page, description: purpose } : page;
  }
  if (page.kind !== "layout") return page;
  const [layout, ...others] = layoutsAt(page.path);
  if (!layout) return page;
  const { caption, title, trade } = layout;
  if (others.length > 0)
    return {
      ...page,
      description: `${title} and four more variations of a free page layout for ${trade}, in plain HTML and CSS.`,
    };
  return {
    ...page,
    title: `${page.heading}, ${title} · ${site.name}`,
    description: `${caption}. A free page layout for ${trade}, in plain HTML and CSS.`,
  };
}
