type LibraryPhoto = { id: string; name: string };
export type LibraryShelf = { trade: string; photos: readonly LibraryPhoto[] };

/**
 * The picture library as a visitor chooses from it: by trade, in the order of the catalogue. The page
 * gives it (sources/library.server.ts): the names alone weigh a tenth of all that is known of pictures.
 */
export let library: readonly LibraryShelf[] = [];

export function provideLibrary(shelves: readonly LibraryShelf[]) {
  library = shelves;
}

export const pictureName = (id: string): string | undefined =>
  library.flatMap(({ photos }) => photos).find((photo) => photo.id === id)?.name;
