/** An answer before anybody knows what its words are for: texts, lists, and texts by name in their order. */
export type Tree = string | readonly Tree[] | Named;
export type Named = { readonly entries: readonly (readonly [name: string, value: Tree])[] };

export const isNamed = (tree: Tree | undefined): tree is Named =>
  typeof tree === "object" && !Array.isArray(tree);

export const isList = (tree: Tree | undefined): tree is readonly Tree[] => Array.isArray(tree);

/** Every text in it. */
export const textsIn = (tree: Tree): string[] =>
  typeof tree === "string"
    ? [tree]
    : isList(tree)
      ? tree.flatMap(textsIn)
      : tree.entries.flatMap(([, value]) => textsIn(value));

/** "items[0].heading" and "home-1.heading" as names inside names. */
export function nested({ entries }: Named): Named {
  const found = new Map<string, Tree>();
  for (const [name, value] of entries) {
    const [, first = name, rest] =
      /^([\w -]{1,60}?)(?:\.|(?=\[\d))((?:\[\d+\]|[\w-]+)(?:\.?(?:\[\d+\]|[\w-]+))*)$/.exec(name) ??
      [];
    const known = found.get(first);
    if (rest) {
      const inner: Named = {
        entries: [
          ...(isNamed(known) ? known.entries : []),
          [rest.replace(/^\[(\d+)\]\.?/, "$1.").replace(/\.$/, ""), value],
        ],
      };
      found.set(first, inner);
    } else found.set(first, isNamed(known) && isNamed(value) ? joined(known, value) : value);
  }
  return {
    entries: [...found].map(([name, value]) => [name, isNamed(value) ? nested(value) : value]),
  };
}

const joined = (one: Named, other: Named): Named => ({
  entries: [...one.entries, ...other.entries],
});
