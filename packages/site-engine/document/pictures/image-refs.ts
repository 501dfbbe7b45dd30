import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import type { SiteDocument } from "../site-document.ts";

type Values = Readonly<Record<string, unknown>>;

/** A picture on a page, and where it is in the site document. */
export type PlacedImage = {
  image: Exclude<ImageRef, string>;
  path: string;
  page: number;
  section: number;
};

function* imagesIn(fields: FieldSet, values: Values, path: string): Generator<[ImageRef, string]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const place = `${path}.${name}`;
    if (value === undefined) continue;
    if (field.kind === "picture") yield [value as ImageRef, place];
    else if (field.kind === "pictures")
      for (const [index, image] of (value as ImageRef[]).entries())
        yield [image, `${place}[${index}]`];
    else if (field.kind === "group") yield* imagesIn(field.fields, value as Values, place);
    else if (field.kind === "items")
      for (const [index, entry] of (value as Values[]).entries())
        yield* imagesIn(field.fields, entry, `${place}[${index}]`);
  }
}

/** The pictures of a block, by their names. */
export const picturesIn = (fields: FieldSet, values: Values): AnyPicture[] =>
  [...imagesIn(fields, values, "")].map(([ref]) => (typeof ref === "string" ? ref : ref.id));

/** Every picture of the site, page by page. */
export const imageRefs = ({ pages }: Pick<SiteDocument, "pages">): PlacedImage[] =>
  pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, number) =>
      [
        ...imagesIn(
          definitionOf(section.block).fields,
          section as Values,
          `pages[${page}].sections[${number}]`,
        ),
      ].map(([ref, path]) => ({
        image: typeof ref === "string" ? { id: ref } : ref,
        ...{ path, page, section: number },
      })),
    ),
  );

/** Each picture once, the one for sharing too. */
export const picturesOf = (site: SiteDocument): AnyPicture[] => [
  ...new Set([
    ...imageRefs(site).map(({ image }) => image.id),
    ...(site.preview ? [site.preview] : []),
  ]),
];
