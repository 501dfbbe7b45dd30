/** Why a file cannot be read at all, and where: "pages[1].sections[2].heading". */
export type Problem = { path: string; words: string };

/**
 * What reading changed. cleaned: characters that cannot be seen are gone. shortened: only the
 * beginning fits. joined: entries beyond the last that fits went on in it. dropped: there is no place
 * for it. replaced: it cannot stand there, and the default does. corrected: it cannot stand there as it
 * was, and what could be used of it does. elsewhere: another tab wrote here at the
 * same moment, and what this one wrote was kept. handmade: a file of the exported site was changed by
 * hand, and the composer writes its own. unfinished: a translation that visitors no longer see.
 */
type RepairKind =
  | ("cleaned" | "shortened" | "joined" | "dropped" | "replaced" | "corrected")
  | ("elsewhere" | "handmade" | "unfinished");

/** A repair and its place; `rest`: the words that are no longer in the document. */
export type Repair = { path: string; kind: RepairKind; rest?: string };

/** `rest` may be of any form: the texts in it are what counts. */
export type Report = ((path: string, kind: RepairKind, rest?: unknown) => void) & {
  /** How many characters the document still has room for; without limit where it is not given. */
  room?: number;
};
