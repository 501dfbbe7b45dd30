/**
 * The library's vector pictures as text. A browser fetches those that a page shows, and shows their raster
 * twin until then; in Node, `all-drawings.server.ts` adds all of them.
 */
const known = new Map<string, string>();

const idOf = (path: string) => path.replace(/^.*\/|\.svg$/g, "");

const files = new Map(
  Object.entries(
    import.meta.glob<string>("../../../pictures/drawings/*.svg", {
      query: "?raw",
      import: "default",
    }),
  ).map(([path, load]) => [idOf(path), load]),
);

export const drawingOf = (id: string): string | undefined => known.get(id);

export function addDrawings(byPath: Readonly<Record<string, string>>): void {
  for (const [path, svg] of Object.entries(byPath)) known.set(idOf(path), svg);
}

/** Fetches the drawings among these pictures; true if any of them is new here. */
export async function loadDrawings(ids: Iterable<string>): Promise<boolean> {
  const missing = [...new Set(ids)].filter((id) => files.has(id) && !known.has(id));
  await Promise.all(
    missing.map(async (id) => {
      const svg = await files.get(id)?.();
      if (svg) known.set(id, svg);
    }),
  );
  return missing.length > 0;
}
