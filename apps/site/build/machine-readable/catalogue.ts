import type { LayoutView, Records } from "@daylit/layouts/catalogue/view-models.ts";
import { absolute, site } from "../../model/site.ts";

/**
 * /catalogue.json: every layout with the addresses of its files. All addresses are whole ones. The file
 * is published, so its key `categories` stays; the code calls them trades.
 */
type CatalogueFile = {
  name: string;
  license: string;
  categories: { name: string; page: string; purpose: string; layouts: CatalogueLayout[] }[];
};

type CatalogueLayout = {
  /** "arch-0001"; in the two families, "food-0001-2". */
  id: string;
  name: string;
  caption: string;
  /** The invented firm it is shown with, and that firm's brand colour. */
  business: string;
  brand: string;
  page: string;
  html: string;
  css: string;
  thumbnail: string;
  /** Home first, then the second page and contact. */
  pages: { label: string; html: string; css: string }[];
  sections: { block: string; kind: string; classes: string[] }[];
  /** Bytes, compressed; the stylesheet with the framework. */
  bytes: { html: number; css: number };
};

const layout = ({
  id,
  name,
  caption,
  business,
  brand,
  size,
  ...view
}: LayoutView): CatalogueLayout => ({
  id,
  name,
  caption,
  business,
  brand,
  page: absolute(view.path),
  html: absolute(view.address),
  css: absolute(view.style),
  thumbnail: absolute(view.thumbnail),
  pages: view.pages.map(({ label, address, style }) => ({
    label,
    html: absolute(address),
    css: absolute(style),
  })),
  sections: view.sections.map(({ block, kind, classes }) => ({
    block,
    kind,
    classes: classes.map((each) => each.name),
  })),
  bytes: size,
});

export function catalogue({ catalogue, trades, layouts }: Records): CatalogueFile {
  const views = Object.values(layouts).flatMap((record) => record.views);
  return {
    name: `${site.name} layouts`,
    license: absolute("/view/LICENSE.txt"),
    categories: catalogue.map(({ name, path, layouts }) => ({
      name,
      page: absolute(path),
      purpose: trades[path.replace("/layouts/", "")]?.purpose ?? "",
      layouts: layouts.flatMap(({ id }) => views.filter((view) => view.id === id).map(layout)),
    })),
  };
}
