import { catalogue, pictureUrl } from "@daylit/pictures/catalogue/catalogue.ts";

/** The address of a library picture in its smallest width; nothing if it is not in the library. */
export function thumbnail(id: string): string | undefined {
  const entry = catalogue.find((picture) => picture.id === id);
  return entry && pictureUrl(entry, Math.min(...entry.widths));
}
