/** Places in a document, as the engine writes them: "pages[1].sections[2].items[0].heading". */

export type Way = readonly (string | number)[];

const wayOf = (path: string): Way =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name ?? "") : Number(index),
  );

type Branch = Readonly<Record<string | number, unknown>>;

export const valueAt = (root: unknown, path: string): unknown =>
  wayOf(path).reduce<unknown>((value, step) => {
    const branch = value as Branch | null | undefined;
    return typeof branch === "object" && branch !== null && Object.hasOwn(branch, step)
      ? branch[step]
      : undefined;
  }, root);

function put(value: unknown, way: Way, next: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return next;
  const inner = put((value as Branch | undefined)?.[step], rest, next);
  if (Array.isArray(value)) {
    const list = [...value];
    if (inner === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = inner;
    return list;
  }
  const { [step]: _, ...others } = (value ?? {}) as Record<string | number, unknown>;
  if (inner === undefined) return others;
  // Keys keep their order, so that a document that was changed back is the same document.
  return Object.hasOwn((value ?? {}) as object, step)
    ? Object.fromEntries(
        Object.entries(value as object).map(([key, old]) => [key, key === step ? inner : old]),
      )
    : { ...others, [step]: inner };
}

/** The document with another value at a place; `undefined` takes it away. Everything else is shared. */
export const withValue = <T>(root: T, path: string, next: unknown): T =>
  put(root, wayOf(path), next) as T;

/** A list with one of its entries elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** The part of a path that names a section: "pages[1].sections[2]", "nav" or "footer". */
export const blockPathOf = (path: string): string =>
  /^(pages\[\d+\]\.sections\[\d+\]|nav|footer)/.exec(path)?.[1] ?? "";

export const sectionPath = (page: number, section: number) => `pages[${page}].sections[${section}]`;

/** A place and all that it is in, the nearest first: "a.b[0][1]", "a.b[0]", "a.b", "a". */
export const placesAround = (path: string): string[] => {
  const outer = /^(.+)(\.[^.[\]]+|\[\d+\])$/.exec(path)?.[1];
  return outer ? [path, ...placesAround(outer)] : [path];
};
