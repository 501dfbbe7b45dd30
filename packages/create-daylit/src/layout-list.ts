import { type CataloguePage, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";

/** Every layout by its trade, a line each. */
export function layoutList(): string {
  const trades = new Map<string, CataloguePage[]>();
  for (const page of cataloguePages)
    trades.set(page.trade.name, [...(trades.get(page.trade.name) ?? []), page]);
  return [...trades]
    .map(
      ([trade, pages]) =>
        `${trade}\n${pages.map(({ id, layout }) => `  ${id.padEnd(13)}${layout.caption}`).join("\n")}\n`,
    )
    .join("\n");
}
