import { layoutCards, pageId, trades } from "@daylit/layouts/trades/trades.ts";
import { unzipSync } from "fflate";
import { zipLayout } from "../../../apps/site/features/layouts/download/zip-layout.ts";
import { pagesOfLayout } from "./addresses.ts";

export const layoutNames: ReadonlyMap<string, string> = new Map(
  trades.flatMap((trade) => layoutCards(trade).map((card) => [pageId(card), card.name])),
);

export const zipBrand = "#7a00ff";

/** Name → content, as the visitor unpacks it. */
export async function layoutZip(id: string, origin = "") {
  const name = layoutNames.get(id) ?? "";
  const pages = pagesOfLayout.get(id) ?? [];
  const zip = await zipLayout({ id, name, caption: "", pages, sections: [] }, zipBrand, origin);
  return unzipSync(new Uint8Array(await zip.arrayBuffer()));
}
