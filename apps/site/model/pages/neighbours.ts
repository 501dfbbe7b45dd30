/** A page to go on to. */
export type Neighbour = { name: string; path: string };

/** The pages before and after `path` in a list in reading order. */
export function neighboursOf(path: string, list: readonly Neighbour[]) {
  const at = list.findIndex((page) => page.path === path);
  const neighbour = (page: Neighbour | undefined) => page && { name: page.name, path: page.path };
  return { previous: neighbour(list[at - 1]), next: neighbour(list[at + 1]) };
}
