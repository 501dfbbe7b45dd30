import { useCallback, useEffect, useState } from "react";
import { offlinePath } from "../../../model/offline-path.ts";
import type { Page } from "../../../model/pages/page.ts";
import { cachedPaths, deleteVisited, openStorage } from "../model/save-state.ts";

export type CachedPage = Pick<Page, "path" | "section"> & { name: string };

/** A kept page may be of an earlier version that this one no longer lists: then its address will do. */
async function read(): Promise<CachedPage[]> {
  const storage = await openStorage();
  if (!storage) return [];
  const { pages } = await import("../../../model/pages.ts");
  const known = new Map(pages.map((page) => [page.path, page]));
  return (await cachedPaths(storage))
    .filter((path) => path !== offlinePath)
    .map((path) => {
      const page = known.get(path);
      return { path, section: page?.section, name: page?.heading ?? path };
    })
    .filter(isFirstOfItsName);
}

/** The first guide has two addresses. */
const isFirstOfItsName = ({ section, name }: CachedPage, at: number, all: readonly CachedPage[]) =>
  at === all.findIndex((page) => page.section === section && page.name === name);

/** The pages that the browser keeps; undefined until it has been asked. */
export function useCachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>();
  const refresh = useCallback(() => {
    read().then(setPages, () => setPages([]));
  }, []);
  useEffect(refresh, [refresh]);

  const forget = async () => {
    const storage = await openStorage();
    await (storage && deleteVisited(storage))?.catch(() => {});
    refresh();
  };
  return { pages, refresh, forget };
}
