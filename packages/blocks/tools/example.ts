import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import {
  type PictureId,
  pictureIds,
  pictureOf,
} from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { Drawing, PictureSource } from "../src/types.ts";

type Reference =
  | string
  | { id: string; alt?: string; at?: readonly [number, number]; zoom?: number };

/** How a picture of the library is written for someone else's site. */
export type WritePicture = (id: PictureId) => Omit<PictureSource, "at" | "zoom"> | Drawing;

const known: ReadonlySet<string> = new Set(pictureIds);

const isReference = (value: unknown): value is Exclude<Reference, string> =>
  typeof value === "object" && value !== null && "id" in value && known.has(String(value.id));

/** The values of a section, with its pictures as a stranger's site has them. */
export function withSources(value: unknown, write: WritePicture): unknown {
  if (typeof value === "string") return known.has(value) ? write(value as PictureId) : value;
  if (Array.isArray(value)) return value.map((each) => withSources(each, write));
  if (typeof value !== "object" || value === null) return value;
  if (isReference(value)) {
    const { id, alt, at, zoom } = value;
    const written = write(id as PictureId);
    return {
      ...written,
      ...(alt === undefined ? {} : { alt }),
      ...(at ? { at } : {}),
      ...(zoom === undefined ? {} : { zoom }),
    };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withSources(each, write)]),
  );
}

/** In examples a picture is one file of the reader's own. */
const ownFile: WritePicture = (id) => {
  const { alt, width, height } = pictureOf(id);
  return { src: `/${id.replace(/^\w+-/, "")}.jpg`, alt, width, height };
};

/** The example of a block's definition as props. */
export const exampleOf = (name: BlockName) =>
  withSources(definitionOf(name).example, ownFile) as Readonly<Record<string, unknown>>;
