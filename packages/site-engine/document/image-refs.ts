import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { Shot } from "@daylit/layouts/parts/photo.tsx";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import type { Project } from "./site-document.ts";

type Values = Readonly<Record<string, unknown>>;

/** A picture on a page, and where it is in the project. */
export type ShotPlace = {
  shot: Exclude<Shot, string>;
  path: string;
  page: number;
  section: number;
};

function* shotsIn(fields: FieldSet, values: Values, path: string): Generator<[Shot, string]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const place = `${path}.${name}`;
    if (value === undefined) continue;
    if (field.kind === "picture") yield [value as Shot, place];
    else if (field.kind === "pictures")
      for (const [index, shot] of (value as Shot[]).entries()) yield [shot, `${place}[${index}]`];
    else if (field.kind === "group") yield* shotsIn(field.fields, value as Values, place);
    else if (field.kind === "items")
      for (const [index, entry] of (value as Values[]).entries())
        yield* shotsIn(field.fields, entry, `${place}[${index}]`);
  }
}

/** Every picture of the site, page by page. */
export const shotsOf = ({ pages }: Pick<Project, "pages">): ShotPlace[] =>
  pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, number) =>
      [
        ...shotsIn(
          definitionOf(section.block).fields,
          section as Values,
          `pages[${page}].sections[${number}]`,
        ),
      ].map(([shot, path]) => ({
        shot: typeof shot === "string" ? { id: shot } : shot,
        ...{ path, page, section: number },
      })),
    ),
  );

/** Each picture once, the one for sharing too. */
export const picturesOf = (project: Project): AnyPicture[] => [
  ...new Set([
    ...shotsOf(project).map(({ shot }) => shot.id),
    ...(project.preview ? [project.preview] : []),
  ]),
];
