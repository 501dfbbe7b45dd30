import { layoutCards, trades } from "@daylit/layouts/trades/trades.ts";
import { site } from "../site.ts";
import { type Page, page } from "./page.ts";

export const layoutPages: readonly Page[] = [
  page({
    kind: "layouts",
    path: "/layouts",
    heading: "Layouts",
    description:
      "A hundred page layouts in twenty trades, built from the Daylit framework, free to copy and download.",
    section: "Layouts",
  }),
  ...trades.map(({ path, name }) =>
    page({
      kind: "trade",
      path,
      heading: name,
      title: `${name} layouts · ${site.name}`,
      description: `Five page layouts for ${name.toLowerCase()}: plain HTML and CSS without a script, to copy, change and keep.`,
      section: "Layouts",
    }),
  ),
  // A family's five cards share one path; the fragment picks the variation.
  ...trades.flatMap((trade) =>
    layoutCards(trade)
      .filter(({ variation = 1 }) => variation === 1)
      .map(({ name, path }) =>
        page({
          kind: "layout",
          path: path.replace(/#.*/, ""),
          heading: name,
          title: `${name}, ${trade.name} · ${site.name}`,
          description: `${name}: a page layout for ${trade.name.toLowerCase()}, without a script, free to copy and change.`,
          section: "Layouts",
        }),
      ),
  ),
];
