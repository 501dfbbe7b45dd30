/** The twenty trades of the catalogue, in the specification's order. */
const named = {
  ARCH: "Architecture and Building",
  ARTD: "Art and Design",
  BUSI: "Business and Law",
  CARS: "Cars and Transportation",
  EDUC: "Education",
  FASH: "Fashion and Beauty",
  FOOD: "Food and Restaurant",
  INDU: "Industrial",
  INTE: "Interior",
  MEDI: "Medicine and Science",
  MUSI: "Music and Entertainment",
  NATU: "Nature",
  PETS: "Pets and Animals",
  PORT: "Portfolio",
  REAL: "Real Estate",
  SALE: "Sale",
  SPOR: "Sports",
  TECH: "Technology",
  TRAV: "Travel and Hotels",
  WEDD: "Wedding",
} as const;

export type TradeCode = keyof typeof named;
export type Trade = { code: TradeCode; name: string; slug: string; path: string };

export const trades: readonly Trade[] = Object.entries(named).map(([code, name]) => {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return { code: code as TradeCode, name, slug, path: `/layouts/${slug}` };
});

export const layoutsPerTrade = 5;

/** These two show one layout family in five variations, all under the first number. */
const families: ReadonlySet<TradeCode> = new Set(["FOOD", "INDU"]);

export type LayoutCard = { name: string; path: string; variation?: number };

/** "ARCH 0001" → /layouts/arch/arch-0001 */
export function layoutCards({ code }: Trade): readonly LayoutCard[] {
  return Array.from({ length: layoutsPerTrade }, (_, index) => {
    const family = families.has(code);
    const name = `${code} ${String(family ? 1 : index + 1).padStart(4, "0")}`;
    const path = `/layouts/${code.toLowerCase()}/${name.toLowerCase().replaceAll(" ", "-")}`;
    return family
      ? { name, path: `${path}#variation-${index + 1}`, variation: index + 1 }
      : { name, path };
  });
}

/** "arch-0001", "food-0001-2": names a page's document, stylesheet, thumbnail and zip. */
export const pageId = ({ name, variation }: LayoutCard): string =>
  [name.toLowerCase().replaceAll(" ", "-"), variation].filter(Boolean).join("-");
