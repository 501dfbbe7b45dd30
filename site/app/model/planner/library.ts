import { categories } from "../../../../layouts/categories.ts";
import { subjects } from "../../../../pictures/subjects.ts";

export type LibraryPhoto = { id: string; name: string };
export type LibraryShelf = { trade: string; photos: readonly LibraryPhoto[] };

/** The picture library as a visitor chooses from it: by trade, in the order of the catalogue. */
export const library: readonly LibraryShelf[] = Object.entries(subjects).map(
  ([slug, pictures]) => ({
    trade: categories.find((category) => category.slug === slug)?.name ?? "The studio’s own",
    photos: Object.entries(pictures).map(([id, { subject }]) => ({ id, name: subject })),
  }),
);

const names = new Map(library.flatMap(({ photos }) => photos.map(({ id, name }) => [id, name])));

export const pictureName = (id: string): string | undefined => names.get(id);
