/** Three pictures of the library. The spot is filled once the library's pictures are in the house. */
export function LibraryPhotos() {
  return null;
}
