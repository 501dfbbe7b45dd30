import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { type PictureId, pictureIds } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import { indent } from "@daylit/layouts/render/indent.ts";
import { blockMarkup } from "@daylit/layouts/render/markup.tsx";
import type { PageModel } from "@daylit/layouts/render/page-view.tsx";
import { libraryPicture, type PictureFacts } from "@daylit/layouts/render/render-context.ts";
import type { Site } from "../../src/types.ts";
import { literal } from "../literal.ts";
import { isFrame } from "../types.ts";
import { packagedHtml } from "./packaged-html.ts";
import { pictureSource, sectionCode, variable } from "./section-code.ts";
import type { SectionSource } from "./section-forms.ts";

const known: ReadonlySet<string> = new Set(pictureIds);

/**
 * Drawings too are shown by their file: the SVG itself would be longer than the section. Outlines are in
 * the stylesheet of a whole page only.
 */
const byFile = (id: string): PictureFacts => ({
  ...libraryPicture(id as PictureId),
  drawing: undefined,
  free: undefined,
});

const constant = (name: string, type: string, value: unknown) => {
  const start = `const ${name}: ${type} = `;
  return `${start}${literal(value, 0, start.length + 1)};`;
};

/**
 * A section of a page, counted from the navigation, to be copied: with its id, what the package must
 * know of the site, and pictures under `addressOf`.
 */
export function sectionSource(
  model: PageModel,
  index: number,
  addressOf: (file: string) => string,
  site?: Site,
): SectionSource {
  const { business, links, nav, sections, footer } = model;
  const all = [
    { ...nav, id: "navigation" },
    ...sections.map(({ section, id }) => ({ ...section, id })),
    { ...footer, id: "footer" },
  ] as readonly { block: BlockName; id: string }[];
  const section = all[index];
  if (!section) throw new Error(`The page has no section ${index}`);
  const { block, id, ...values } = section;
  const frame = isFrame(block);
  const context = { ...model.context, picture: byFile };
  const code = sectionCode({ block, ...(id === block ? {} : { id }), ...values }, known, [
    ...(site ? ["site={site}"] : []),
    ...(frame ? ["business={business}", "links={links}"] : []),
  ]);
  const html = packagedHtml(blockMarkup({ ...model, context }, index), block);
  return {
    block,
    html: indent(
      html.replaceAll(/(?<=[" ])pictures\/[\w-]+\.\w+/g, (file) => addressOf(file)),
    ).trimEnd(),
    types: [
      ...(frame ? ["Business", "Link"] : []),
      ...(code.pictures.length > 0 ? ["PictureSource"] : []),
      ...(site ? ["Site"] : []),
    ],
    constants: [
      ...(site ? [constant("site", "Site", site)] : []),
      ...(frame
        ? [constant("business", "Business", business), constant("links", "readonly Link[]", links)]
        : []),
      ...code.pictures.map((picture) =>
        constant(variable(picture), "PictureSource", pictureSource(byFile(picture), addressOf)),
      ),
    ],
    element: code.jsx(0),
  };
}
