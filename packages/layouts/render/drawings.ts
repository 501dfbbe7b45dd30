/**
 * The library's vector pictures as text. Where documents are written all of them are at hand; a browser
 * fetches those that a page shows, and shows their raster twin until then.
 */
const idOf = (path: string) => path.replace(/^.*\/|\.svg$/g, "");

const known = new Map<string, string>(
  import.meta.env.SSR
    ? Object.entries(
        import.meta.glob<string>("../../../pictures/drawings/*.svg", {
          query: "?raw",
          import: "default",
          eager: true,
        }),
      ).map(([path, svg]) => [idOf(path), svg])
    : [],
);

const later = new Map(
  Object.entries(
    import.meta.glob<string>("../../../pictures/drawings/*.svg", {
      query: "?raw",
      import: "default",
    }),
  ).map(([path, load]) => [idOf(path), load]),
);

export const drawingOf = (id: string): string | undefined => known.get(id);

/** Fetches those among the pictures that are drawings; true if any of them is new here. */
export async function loadDrawings(ids: Iterable<string>): Promise<boolean> {
  const wanted = [...new Set(ids)].filter((id) => later.has(id) && !known.has(id));
  await Promise.all(
    wanted.map(async (id) => {
      const svg = await later.get(id)?.();
      if (svg) known.set(id, svg);
    }),
  );
  return wanted.length > 0;
}
