import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { allSections, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { fieldRows } from "daylit-blocks/internal/tools/field-rows.ts";
import { sectionForms } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { defaultTheme } from "daylit-blocks/internal/tools/styles/default-theme.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { isFrame, shownOfPage } from "daylit-blocks/internal/tools/types.ts";
import { highlight } from "../../build/mdx/highlight.ts";
import { blockSampleName } from "../../model/blocks.ts";
import { pathOf } from "../../model/menu.ts";
import { blockKinds } from "../../model/pages/blocks.ts";
import { neighboursOf } from "../../model/pages/neighbours.ts";
import { sampleHeights } from "../reference/samples/measured.ts";
import { blockSource } from "../registry/block-sample.server.ts";
import { itemPath } from "../registry/registry-item.ts";

type Name = (typeof blockNames)[number];

export const blocksOf = (kind: string): readonly Name[] =>
  blockNames.filter((name) => kindOf(name) === kind);

/** The first layouts that show a block. */
const usedIn = (name: Name) =>
  cataloguePages
    .filter(({ layout }) => allSections(layout).some(({ block }) => block === name))
    .slice(0, 3)
    .map(({ card }) => ({
      name: card.variation ? `${card.name}, variation ${card.variation}` : card.name,
      path: card.path,
    }));

function readBlock(name: Name) {
  const { label, about, fields } = definitionOf(name);
  const source = blockSource(name);
  return {
    ...{ name, label, about },
    component: componentName(name),
    /** Whether it shows the firm and the links of the page. */
    frame: isFrame(name) ? shownOfPage(name) : undefined,
    fields: fieldRows(fields),
    heights: sampleHeights(blockSampleName(name)),
    forms: Object.values(sectionForms).map(({ label: form, language, write }) => ({
      label: form,
      language,
      html: highlight(write(source).trimEnd(), language),
    })),
    item: itemPath(name),
    layouts: usedIn(name),
  };
}

export type BlockRecord = ReturnType<typeof readBlock>;

const order = blockKinds.map((kind) => ({ name: kind.name, path: pathOf(kind) }));

/** All that the page of a kind shows. */
export function readKind(path: string) {
  const blocks = blocksOf(path.replace("/blocks/", "")).map(readBlock);
  return {
    blocks,
    headings: blocks.map(({ name, label }) => ({ id: name, text: label, depth: 2 as const })),
    /** The colour of the samples. */
    own: defaultTheme.brand,
    ...neighboursOf(path, order),
  };
}

/** Every kind with its blocks, in the order of the menu. */
export const readGallery = () =>
  blockKinds.map((kind) => ({
    name: kind.name,
    path: pathOf(kind),
    blocks: blocksOf(kind.slug).map((name) => ({ name, ...definitionOf(name) })),
  }));
