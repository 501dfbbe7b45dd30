import { themeCss as cssOf } from "@daylit/layouts/theme/theme-css.ts";
import { themeParts } from "@daylit/layouts/theme/theme-parts.ts";
import { keepLightDark } from "daylit/internal/tools/bundle/light-dark.ts";
import { prefixedCss } from "./css-names.ts";
import { layerOrder } from "./layers.ts";
import type { Theme } from "./types.ts";

/** The faces of @fontsource-variable are called "Fraunces Variable". */
const withPackageNames = (css: string) =>
  css.replaceAll(/(--font-\w+: )"([^"]+)"/g, '$1"$2 Variable", "$2"');

/** A theme as a stylesheet, in the layers of the blocks. */
export function themeCss(theme: Theme): string {
  const look = themeParts(theme);
  return [
    layerOrder,
    `@layer daylit-blocks.theme {\n${keepLightDark(withPackageNames(cssOf(theme)))}\n}`,
    ...(look ? [`@layer daylit-blocks.look {\n${prefixedCss(look)}\n}`] : []),
  ].join("\n\n");
}
