import { type Kind, kindNames, kinds } from "../query/kinds.ts";
import type { Draft } from "./draft.ts";

type Item = { title: string; path: string; note?: string };
type Shelf = { title?: string; path?: string; items: Item[] };

export type ListSection = { kind: Kind; label: string; count: number; shelves: Shelf[] };

/** Names speak for themselves; pages and people's work want a word more. */
const explained: ReadonlySet<Kind> = new Set(["page", "documentation", "guide", "project"]);

const item = ({ kind, title, path, note }: Draft): Item =>
  explained.has(kind) ? { title, path, note } : { title, path };

const byName = (a: Draft, b: Draft) => (a.title < b.title ? -1 : 1);

/** A page that those after it belong to. */
const opensShelf = ({ kind, thumbnail, path }: Draft) =>
  kind === "layout" ? !thumbnail : !path.includes("#");

/**
 * A trade opens a shelf and its layouts follow, a kind its blocks; pictures say in their note where they
 * belong.
 */
function shelves(kind: Kind, drafts: readonly Draft[]): Shelf[] {
  if (kind === "layout" || kind === "block")
    return drafts.reduce<Shelf[]>((all, draft) => {
      const { title, path } = draft;
      if (opensShelf(draft)) all.push({ title: title.replace(/: blocks$/, ""), path, items: [] });
      else all.at(-1)?.items.push({ title, path });
      return all;
    }, []);
  if (kind === "picture")
    return [...Map.groupBy(drafts, ({ note }) => note)].map(([title, own]) => ({
      title,
      items: own.map(item),
    }));
  const sorted = explained.has(kind) ? drafts : drafts.toSorted(byName);
  return [{ items: sorted.map(item) }];
}

/** Everything the site has, without the passages of its texts. */
export const listOf = (drafts: readonly Draft[]): ListSection[] =>
  kindNames.map((kind) => {
    const own = drafts.filter((draft) => draft.kind === kind && !draft.inner);
    const made = shelves(kind, own);
    return {
      kind,
      label: kinds[kind],
      count: made.reduce((sum, { items }) => sum + items.length, 0),
      shelves: made,
    };
  });
