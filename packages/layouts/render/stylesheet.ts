import type { CataloguePage } from "../catalogue/catalogue.ts";
import { pageCss } from "./page-css.ts";
import { render, usedBlocks } from "./render.tsx";

export const stylesheet = (page: CataloguePage): string =>
  `/* ${page.industry.business.name}: the theme. Change --brand and every colour follows. */

${pageCss(page.theme, usedBlocks(page), render(page))}\n`;
