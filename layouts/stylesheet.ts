import type { CataloguePage } from "./catalogue.ts";
import baseCss from "./parts/base.css?raw";
import { render, usedBlocks } from "./render.tsx";
import { themeCss } from "./theme-css.ts";
import { themeParts } from "./theme-parts.ts";

const blockCss = import.meta.glob<string>("./blocks/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Each crop in use, said by its class: where to look and how far to go in. */
function cropCss(html: string): string {
  const crops = new Set(html.match(/crop-\d+-\d+-\d+/g));
  return [...crops]
    .sort()
    .map((name) => {
      const [, x, y, zoom] = name.split("-").map(Number);
      const near =
        zoom === 100 ? "" : `\n  scale: ${Number(zoom) / 100};\n  transform-origin: ${x}% ${y}%;`;
      return `.${name} {\n  object-position: ${x}% ${y}%;${near}\n}`;
    })
    .join("\n\n");
}

/** The theme, what all blocks share, and the blocks in use: nothing else. */
export const stylesheet = (page: CataloguePage): string => {
  const used = usedBlocks(page).map((name) => blockCss[`./blocks/${name}.css`]?.trim());
  return `${[
    `/* ${page.industry.business.name}: the theme. Change --brand and every colour follows. */`,
    themeCss(page.theme),
    baseCss.trim(),
    themeParts(page.theme),
    ...used,
    cropCss(render(page)),
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
};
