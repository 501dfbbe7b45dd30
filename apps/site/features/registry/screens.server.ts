import { minify } from "daylit/internal/tools/bundle/minify.ts";
import { scoped } from "daylit/internal/tools/bundle/variants.ts";
import { distFiles, version } from "daylit/internal/tools/dist.ts";
import { iconLicence } from "daylit/internal/tools/reference/icons.ts";
import { readIcons } from "daylit/internal/tools/reference/reference.ts";
import { readScreen, screenNames } from "daylit/internal/tools/reference/screens.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { jsxFile } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { scopedHtml } from "daylit-blocks/internal/tools/styles/scoped.ts";
import { absolute } from "../../model/site.ts";
import { file, itemPath, itemSchema, type RegistryItem } from "./registry-item.ts";

const kitName = "daylit-kit";

const kit = (): RegistryItem => ({
  $schema: itemSchema,
  name: kitName,
  type: "registry:item",
  title: "Daylit kit",
  description: "What the screens of applications need beyond the framework, and the icons.",
  registryDependencies: [absolute(itemPath("daylit"))],
  files: [
    file("daylit/kit.css", distFiles().get("scoped-kit.min.css") ?? ""),
    file("daylit/icons.css", `/*!\n${iconLicence()}*/\n${minify(scoped([readIcons()])).code}`),
  ],
  meta: { version },
  docs: "Import daylit/scoped.css, daylit/kit.css and daylit/icons.css, in this order, after your own stylesheet. They apply inside an element with the class daylit.",
  categories: ["Stylesheets"],
});

/** "sign-in" → "screen-sign-in" */
export const screenItemName = (screen: string) => `screen-${screen}`;

function screenItem(screen: string): RegistryItem {
  const { title, note, html } = readScreen(screen);
  const name = screenItemName(screen);
  const whole = scopedHtml(html);
  return {
    $schema: itemSchema,
    name,
    type: "registry:item",
    title: `Screen: ${title}`,
    description: `${title}: ${note}`,
    registryDependencies: [absolute(itemPath(kitName))],
    files: [
      file(`daylit/${name}.html`, whole),
      file(`daylit/${name}.tsx`, jsxFile(whole, componentName(name))),
    ],
    meta: { version },
    docs: `Import ${componentName(name)} from daylit/${name}.tsx, or copy daylit/${name}.html. Replace the example text.`,
    categories: ["Screens"],
  };
}

/** The kit and every screen made with it. */
export const screenItems = [
  [kitName, kit] as const,
  ...screenNames().map((screen) => [screenItemName(screen), () => screenItem(screen)] as const),
];
