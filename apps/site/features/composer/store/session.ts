import { fitted, type Repair, type SiteDocument, withPageWords } from "@daylit/site-engine";
import { goOnFrom } from "./facts.ts";
import { withRepairs } from "./set-aside.ts";

/** What somebody is at: a page, and on it a section, the frame of the page, or one text or picture. */
export type Selection = {
  page: number;
  /** "pages[0].sections[1]", "nav" or "footer". */
  block?: string;
  /** A text or a picture inside it. */
  path?: string;
};

/** What the site began with: a layout of the catalogue, and its colour as long as that is still lent. */
export type Origin = { layout?: string; colour?: string };

/** One thought: what it was called, and how everything was before or after it. */
type Step = Pick<Snapshot, "site" | "origin" | "selection" | "repairs"> & { label: string };

export type Snapshot = {
  site: SiteDocument;
  origin: Origin;
  selection: Selection;
  /** What did not fit, with the words that are no longer on the page. */
  repairs: readonly Repair[];
  /** What the next undo would take back, in words; undefined if there is nothing. */
  undo?: string;
  redo?: string;
  /** Goes up with every change of the project. */
  turn: number;
  /** Who changed it last: somebody who is still typing does not want to be disturbed. */
  by?: string;
};

/** A thought that goes on after this long a pause is another one. */
const pause = 1200;

/**
 * A project in somebody's hands: it, what they look at, and everything that can be taken back. Each
 * change is a function from project to project with a name; changes with the same `thought` that
 * follow each other closely are one step. Every change goes through one gate (`fitted`), so that there
 * is no state that could not be read again.
 */
export function createSession(
  first: SiteDocument,
  origin: Origin = {},
  clock: () => number = () => performance.now(),
  repairs: readonly Repair[] = [],
) {
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let open: { thought: string; at: number } | undefined;
  let now: Snapshot = { site: first, origin, selection: { page: 0 }, repairs, turn: 0 };
  const listeners = new Set<() => void>();

  function become(next: Omit<Snapshot, "undo" | "redo">) {
    now = { ...next, undo: past.at(-1)?.label, redo: future.at(-1)?.label };
    for (const listener of listeners) listener();
  }

  /** A page that is gone cannot be looked at. */
  const there = (selection: Selection, site: SiteDocument): Selection =>
    selection.page < site.pages.length ? selection : { page: site.pages.length - 1 };

  const stepFrom = (label: string): Step => {
    const { site, origin, selection, repairs } = now;
    return { label, site, origin, selection, repairs };
  };

  /** A step of its own, or the next letter of the one before. */
  function begin(label: string, thought: string | undefined) {
    const at = clock();
    const goesOn = thought && open?.thought === thought && at - open.at < pause;
    if (!goesOn) past = [...past, stepFrom(label)];
    open = thought ? { thought, at } : undefined;
    future = [];
  }

  /** What was before or after a step. */
  function go({ site, origin, selection, repairs, label }: Step) {
    const turn = now.turn + 1;
    become({ site, origin, selection: there(selection, site), repairs, turn });
    return label;
  }

  function step(from: readonly Step[], to: readonly Step[]) {
    const last = from.at(-1);
    if (!last) return undefined;
    open = undefined;
    return { last, from: from.slice(0, -1), to: [...to, stepFrom(last.label)] };
  }

  return {
    get now() {
      return now;
    },

    get site() {
      return now.site;
    },

    /** How many steps can be taken back. */
    get steps() {
      return past.length;
    },

    /** `thought`: letters of one text are one step. `by`: who knows already. */
    change(
      label: string,
      update: (site: SiteDocument) => SiteDocument,
      thought?: string,
      by?: string,
      origin = now.origin,
    ) {
      const changed = update(now.site);
      if (changed === now.site) return;
      const { site, repairs: found } = fitted(withPageWords(now.site, changed));
      goOnFrom(changed, site);
      begin(label, thought);
      const repairs = withRepairs(now.repairs, found);
      const selection = there(now.selection, site);
      become({ site, origin, selection, repairs, turn: now.turn + 1, by });
    },

    /** The thought is finished: the next letter begins another. */
    rest() {
      open = undefined;
    },

    /** What was taken back, in words. */
    undo(): string | undefined {
      const found = step(past, future);
      if (!found) return undefined;
      ({ from: past, to: future } = found);
      return go(found.last);
    },

    /** Takes back all that came after so many steps; redo still has it. */
    undoTo(steps: number) {
      while (past.length > steps) this.undo();
    },

    redo(): string | undefined {
      const found = step(future, past);
      if (!found) return undefined;
      ({ from: future, to: past } = found);
      return go(found.last);
    },

    select(selection: Selection) {
      const { page, block, path } = now.selection;
      if (page === selection.page && block === selection.block && path === selection.path) return;
      become({ ...now, selection: there(selection, now.site) });
    },

    /** The site as another tab left it: a step like any other, so that undo brings back one's own. */
    follow(site: SiteDocument, origin: Origin, repairs: readonly Repair[]) {
      const label = "changes in another tab";
      begin(label, label);
      go({ label, site, origin, selection: now.selection, repairs });
    },

    /** Words that were set aside are no longer wanted. */
    forget(gone: Repair) {
      become({ ...now, repairs: now.repairs.filter((repair) => repair !== gone) });
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Session = ReturnType<typeof createSession>;
