import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { CataloguePage } from "@daylit/layouts/catalogue/catalogue.ts";
import { sectionsWithIds } from "@daylit/layouts/render/anchors.ts";
import { pageModelOf, places } from "@daylit/layouts/render/render.tsx";
import type { Site } from "daylit-blocks/internal/src/types.ts";
import { sectionSource } from "daylit-blocks/internal/tools/sections/section-source.ts";
import { absolute } from "../../../model/site.ts";
import type { LayoutSection } from "./layout-sections.ts";

/** Headings shrink, and pictures are cropped, as the theme says. */
const siteOf = ({ theme: { type, headline, picture } }: CataloguePage): Site => ({
  home: "#top",
  theme: {
    type,
    headline,
    picture: picture && { shape: picture.shape, filter: picture.filter, ratio: picture.ratio },
  },
});

/** Every section of a layout: those of home with navigation and footer, then those of its other pages. */
export function layoutSections(page: CataloguePage): LayoutSection[] {
  const home = pageModelOf(page);
  const models = [
    { label: "Home", model: home },
    ...places.map((place) => ({
      label: page.pages[place].label,
      model: { ...home, sections: sectionsWithIds(page.pages[place]) },
    })),
  ];
  return models.flatMap(({ label, model }) => {
    const indexes = Array.from({ length: model.sections.length + 2 }, (_, index) => index);
    return (model === home ? indexes : indexes.slice(1, -1)).map((index): LayoutSection => {
      const source = sectionSource(model, index, (file) => absolute(`/view/${file}`), siteOf(page));
      const { label: name } = definitionOf(source.block as BlockName);
      return { page: label, name, ...source };
    });
  });
}
