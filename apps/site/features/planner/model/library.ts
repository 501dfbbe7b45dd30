import { library } from "./library-shelves.data.ts";

export const pictureName = (id: string): string | undefined =>
  library.flatMap(({ photos }) => photos).find((photo) => photo.id === id)?.name;
