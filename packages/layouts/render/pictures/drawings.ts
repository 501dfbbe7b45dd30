/**
 * The library's vector pictures as text. A browser fetches those that a page shows, and shows their raster
 * twin until then; in Node, `all-drawings.server.ts` adds all of them.
 */
const known = new Map<string, string>();

const idOf = (path: string) => path.replace(/^.*\/|\.svg$/g, "");

/** Their names say so. */
const isDrawing = (id: string) => /-(?:draw|abstract)-/.test(id);

export const drawingOf = (id: string): string | undefined => known.get(id);

export function addDrawings(byPath: Readonly<Record<string, string>>): void {
  for (const [path, svg] of Object.entries(byPath)) known.set(idOf(path), svg);
}

/** Fetches the drawings among these pictures; true if any of them is new here. */
export async function loadDrawings(ids: Iterable<string>): Promise<boolean> {
  const wanted = [...new Set(ids)].filter((id) => isDrawing(id) && !known.has(id));
  if (wanted.length === 0) return false;
  const { drawingFiles } = await import("./drawing-files.ts");
  const files = new Map(Object.entries(drawingFiles).map(([path, load]) => [idOf(path), load]));
  const missing = wanted.filter((id) => files.has(id));
  await Promise.all(
    missing.map(async (id) => {
      const svg = await files.get(id)?.();
      if (svg) known.set(id, svg);
    }),
  );
  return missing.length > 0;
}
