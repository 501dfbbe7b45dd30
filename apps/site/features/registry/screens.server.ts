import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scoped } from "daylit/internal/tools/bundle/variants.ts";
import { distFiles, version } from "daylit/internal/tools/dist.ts";
import { iconLicence } from "daylit/internal/tools/reference/icons.ts";
import { readIcons, root } from "daylit/internal/tools/reference/reference.ts";
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
    file("daylit/kit.css", distFiles().get("scoped-kit.css") ?? ""),
    file("daylit/icons.css", `/*!\n${iconLicence()}*/\n${scoped([readIcons()])}`),
    file("daylit/types.d.ts", readFileSync(join(root, "react.d.ts"), "utf8")),
  ],
  meta: { version },
  docs: "The screens import daylit/scoped.css, daylit/kit.css and daylit/icons.css, in this order. They apply inside an element with the class daylit. Import your own stylesheet first.",
  categories: ["Stylesheets"],
});

/** "sign-in" → "screen-sign-in" */
export const screenItemName = (screen: string) => `screen-${screen}`;

const sheets = ["scoped", "kit", "icons"].map((name) => `import "./${name}.css";\n`).join("");

const behaviour =
  " The elements that begin with daylit- do their work once you install the package daylit and import daylit/behaviour.";

function screenItem(screen: string): RegistryItem {
  const { title, note, html } = readScreen(screen);
  const name = screenItemName(screen);
  const whole = scopedHtml(html);
  const component = componentName(name);
  const code = jsxFile(whole, { name: component, types: "./types" });
  return {
    $schema: itemSchema,
    name,
    type: "registry:item",
    title: `Screen: ${title}`,
    description: `${title}: ${note}`,
    registryDependencies: [absolute(itemPath(kitName))],
    files: [
      file(`daylit/${name}.html`, whole),
      file(`daylit/${name}.tsx`, `${sheets}${code.startsWith("import") ? "" : "\n"}${code}`),
    ],
    meta: { version },
    docs: `Import ${component} from daylit/${name}.tsx, which brings its stylesheets, after your own stylesheet; or copy daylit/${name}.html. Replace the example text.${whole.includes("<daylit-") ? behaviour : ""}`,
    categories: ["Screens"],
  };
}

/** The kit and every screen made with it. */
export const screenItems = [
  [kitName, kit] as const,
  ...screenNames().map((screen) => [screenItemName(screen), () => screenItem(screen)] as const),
];
