import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindLabel } from "@daylit/layouts/blocks/kinds.ts";
import { type CataloguePage, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { documentFile, frameworkFile, styleFile } from "@daylit/layouts/render/render.tsx";
import { renderLayout } from "@daylit/layouts/render/render-layout.ts";
import { faces } from "@daylit/layouts/theme/faces.ts";
import { logoFile, logoIcon } from "@daylit/layouts/theme/logo-icon.ts";
import { distFiles, version } from "daylit/internal/tools/dist.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import {
  iconsSource,
  partsSource,
  registrySource,
} from "daylit-blocks/internal/tools/registry-source.ts";
import { scopedHtml, scopedSheet } from "daylit-blocks/internal/tools/styles/scoped.ts";
import { blockNames, stylesheets } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { absolute, site } from "../../model/site.ts";
import { blockSample } from "./block-sample.server.ts";
import { file, itemPath, itemSchema, type RegistryItem, registrySchema } from "./registry-item.ts";
import { screenItems } from "./screens.server.ts";

const folder = "daylit";
const frameworkName = "daylit";
const frameworkTarget = `${folder}/scoped.css`;
const baseName = "daylit-base";
/** The whole framework styles every element of a page, so it is for documents of their own alone. */
const pageName = "daylit-page";
const pageTarget = `${pageName}/daylit.css`;

let sheets: Map<string, string> | undefined;
const sheet = (name: string) => {
  sheets ??= stylesheets();
  return scopedSheet(sheets.get(name) ?? "");
};

const framework = (name: string) => distFiles().get(name) ?? "";

const frameworkItem = (): RegistryItem => ({
  $schema: itemSchema,
  name: frameworkName,
  type: "registry:item",
  title: "Daylit",
  description:
    "The CSS framework for one part of a page: it applies inside an element with the class daylit.",
  files: [file(frameworkTarget, framework("scoped.css"))],
  meta: { version },
  docs: `Import ${frameworkTarget} after your own stylesheet. It applies inside an element with the class daylit and changes nothing outside. Set --brand on that element to your colour.`,
  categories: ["Stylesheets"],
});

const pageItem = (): RegistryItem => ({
  $schema: itemSchema,
  name: pageName,
  type: "registry:item",
  title: "Daylit for whole pages",
  description: "The whole CSS framework, for the documents of layouts.",
  files: [file(pageTarget, framework("daylit.min.css"))],
  meta: { version },
  docs: `The documents of layouts link ${pageTarget}. It styles every element of a page: don’t import it into a project with a look of its own.`,
  categories: ["Stylesheets"],
});

const base = (): RegistryItem => ({
  $schema: itemSchema,
  name: baseName,
  type: "registry:item",
  title: "Daylit stylesheets",
  description: "The rules that all blocks share, and a theme: every block needs them.",
  registryDependencies: [absolute(itemPath(frameworkName))],
  files: [
    // Parts write the width of a longest word into a style: no classes are needed for it.
    file(`${folder}/base.css`, sheet("base.css").replaceAll(/^\.block-fit-\d+ .*\n/gm, "")),
    file(`${folder}/theme.css`, sheet("theme.css")),
    file(`${folder}/parts.tsx`, partsSource()),
    file(`${folder}/icons.tsx`, iconsSource()),
  ],
  meta: { version },
  docs: `${folder}/parts.tsx imports ${frameworkTarget}, ${folder}/base.css and ${folder}/theme.css, which apply inside an element with the class daylit and change nothing outside. Import your own stylesheet first. Set --brand in theme.css to your colour.`,
  categories: ["Stylesheets"],
});

/** A file of the reader's own in the place of each picture: nothing is loaded from this site. */
const withOwnPictures = (html: string) =>
  html.replaceAll(
    /(<picture[^>]*>)[\s\S]*?<img([^>]*)>(?=\s*<\/picture>)/g,
    (_, open: string, attributes: string) => {
      const [, name = "picture"] = /pictures\/\w+?-([\w-]+?)-\d+\./.exec(attributes) ?? [];
      const kept = attributes.match(/ (?:style|alt|width|height|loading)="[^"]*"/g) ?? [];
      return `${open}<img src="${name}.jpg"${kept.join("")}>`;
    },
  );

const placeOf = (name: BlockName) =>
  name.startsWith("nav-") ? "before" : name.startsWith("footer-") ? "after" : "into";

function blockItem(name: BlockName): RegistryItem {
  const { label, about } = definitionOf(name);
  const html = scopedHtml(withOwnPictures(blockSample(name)));
  return {
    $schema: itemSchema,
    name,
    type: "registry:item",
    title: `${kindLabel(name)}: ${label}`,
    description: about,
    registryDependencies: [absolute(itemPath(baseName))],
    files: [
      file(`${folder}/${name}.html`, html),
      file(`${folder}/${name}.tsx`, registrySource(name)),
      file(`${folder}/${name}.css`, sheet(`${name}.css`)),
    ],
    meta: { version, component: componentName(name) },
    docs: `Import ${componentName(name)} from ${folder}/${name}.tsx, which brings its stylesheets, after your own stylesheet; its comment has an example. Or copy ${folder}/${name}.html ${placeOf(name)} <main>, link ${folder}/${name}.css, and replace the example text and pictures.`,
    categories: [kindLabel(name)],
  };
}

/** Pictures stay on this site; typefaces are installed, because browsers fetch none from another site. */
const elsewhere = (text: string) =>
  text
    .replaceAll(/(?<=[" ])pictures\/[\w-]+\.\w+/g, (name) => absolute(`/view/${name}`))
    .replaceAll(/@font-face \{[^}]*\}\n*/g, "")
    .replaceAll(/(--font-\w+: )"([^"]+)"/g, '$1"$2 Variable", "$2"');

function layoutItem(page: CataloguePage): RegistryItem {
  const { id, layout, content, card, trade } = page;
  const { html, css } = renderLayout(page);
  const typefaces = Object.entries(faces).filter(([, { family }]) => css.includes(`"${family}"`));
  const packages = typefaces.map(([name]) => `@fontsource-variable/${name}`).join(", ");
  const icon = logoFile(content.slug);
  return {
    $schema: itemSchema,
    name: id,
    type: "registry:item",
    title: `${card.name}${card.variation ? `, variation ${card.variation}` : ""}`,
    description: layout.caption,
    registryDependencies: [absolute(itemPath(pageName))],
    files: [
      file(
        `${id}/${documentFile(page)}`,
        elsewhere(html).replace(`href="${frameworkFile}"`, `href="../${pageTarget}"`),
      ),
      file(`${id}/${styleFile(page)}`, elsewhere(css)),
      file(`${id}/${icon}`, logoIcon(content.slug)),
    ],
    meta: { version },
    docs: `Open ${id}/${documentFile(page)}. Its pictures are loaded from ${site.name}: replace them.${packages ? ` Its typefaces: ${packages}.` : ""}`,
    categories: [trade.name],
  };
}

/** Every item by its name. */
export const items: ReadonlyMap<string, () => RegistryItem> = new Map([
  [frameworkName, frameworkItem],
  [baseName, base],
  [pageName, pageItem],
  ...blockNames.map((name) => [name, () => blockItem(name)] as const),
  ...screenItems,
  ...cataloguePages.map((page) => [page.id, () => layoutItem(page)] as const),
]);

/** The list of all items, without what is in their files. */
export const registry = () => ({
  $schema: registrySchema,
  name: "daylit",
  homepage: absolute("/"),
  items: [...items.values()].map((make) => {
    const { $schema, files, ...item } = make();
    return { ...item, files: files.map(({ content, ...rest }) => rest) };
  }),
});
