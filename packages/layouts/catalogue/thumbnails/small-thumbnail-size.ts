/** A layout in a search result, in CSS pixels; its file has twice as many. */
export const smallThumbnailSize = { width: 80, height: 60 } as const;
