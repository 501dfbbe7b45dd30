/** The first layout of every trade in one picture, so that all twenty are one request. */
export const wall = { columns: 5, rows: 4, width: 2000, height: 1200 } as const;

/** Among the files of the thumbnails: those on the wall, in the catalogue's order. */
export const onTheWall = (files: readonly string[]) =>
  files.filter((name) => /^[a-z]{4}-0001(-1)?\.avif$/.test(name)).sort();
