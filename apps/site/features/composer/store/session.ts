import {
  fitted,
  type Repair,
  type SiteDocument,
  withFollowingTranslations,
  withPageWords,
} from "@daylit/site-engine";
import { withRepairs } from "@daylit/site-engine/edit/changes/set-aside.ts";
import { t } from "../messages/t.ts";
import { withFollowingDrafts } from "./legal-drafts.ts";

/** The selected page, and on it a section, navigation or footer, or one text or picture. */
type Selection = {
  page: number;
  /** "pages[0].sections[1]", "nav" or "footer". */
  block?: string;
  /** A text or a picture inside it. */
  path?: string;
};

/** What the site began with: a layout of the catalogue, and its colour until the visitor chooses one. */
export type Origin = { layout?: string; colour?: string };

/** One undo step: its label, and the state before or after it. */
export type Step = Pick<Snapshot, "site" | "origin" | "selection" | "repairs"> & { label: string };

export type StepHistory = { past: readonly Step[]; future: readonly Step[] };

export type Snapshot = {
  site: SiteDocument;
  origin: Origin;
  selection: Selection;
  /** What did not fit, with the words that are no longer on the page. */
  repairs: readonly Repair[];
  /** What the next undo would take back, in words; undefined if there is nothing. */
  undo?: string;
  redo?: string;
  /** Goes up with every change of the site. */
  revision: number;
  /** Source of the last change: the canvas does not redraw a text that is being typed. */
  by?: string;
};

type ChangeOptions = {
  /** Letters of one text are one step. */
  mergeKey?: string | undefined;
  /** Source of the change, which shows it already. */
  by?: string;
  origin?: Origin;
};

/** ms. Edits that share a merge key within this time are one undo step. */
const mergeWindow = 1200;

/**
 * The open site, the selection and the undo history. Each change is a labelled function from site to
 * site; changes with the same `mergeKey` that follow each other closely are one step. Every change goes
 * through `fitted`, so that each state can be read again.
 */
export function createSession(
  first: SiteDocument,
  origin: Origin = {},
  clock: () => number = () => performance.now(),
  repairs: readonly Repair[] = [],
) {
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let open: { mergeKey: string; at: number } | undefined;
  let now: Snapshot = { site: first, origin, selection: { page: 0 }, repairs, revision: 0 };
  const held = new Set<{ path: string }>();
  const listeners = new Set<() => void>();

  function become(next: Omit<Snapshot, "undo" | "redo">) {
    now = { ...next, undo: past.at(-1)?.label, redo: future.at(-1)?.label };
    for (const listener of listeners) listener();
  }

  /** A removed page cannot be selected. */
  const there = (selection: Selection, site: SiteDocument): Selection =>
    selection.page < site.pages.length ? selection : { page: site.pages.length - 1 };

  const stepFrom = (label: string): Step => {
    const { site, origin, selection, repairs } = now;
    return { label, site, origin, selection, repairs };
  };

  /** A step of its own, or the next letter of the one before. */
  function begin(label: string, mergeKey: string | undefined) {
    const at = clock();
    const goesOn = mergeKey && open?.mergeKey === mergeKey && at - open.at < mergeWindow;
    if (!goesOn) past = [...past, stepFrom(label)];
    open = mergeKey ? { mergeKey, at } : undefined;
    future = [];
  }

  /** What was before or after a step. */
  function go({ site, origin, selection, repairs, label }: Step) {
    const revision = now.revision + 1;
    become({ site, origin, selection: there(selection, site), repairs, revision });
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

    /** The last step is the next that undo or redo goes to. */
    get history(): StepHistory {
      return { past, future };
    },

    /** Steps from before a reload, if nothing has been done since. */
    remember(steps: StepHistory) {
      if (past.length + future.length > 0) return;
      ({ past, future } = steps);
      become(now);
    },

    /** How many steps can be taken back. */
    get steps() {
      return past.length;
    },

    change(
      label: string,
      update: (site: SiteDocument) => SiteDocument,
      { mergeKey, by, origin = now.origin }: ChangeOptions = {},
    ) {
      const changed = update(now.site);
      if (changed === now.site) return;
      const worded = withPageWords(now.site, changed);
      const { site, repairs: found } = fitted(
        withFollowingDrafts(now.site, withFollowingTranslations(now.site, worded)),
      );
      begin(label, mergeKey);
      const repairs = withRepairs(now.repairs, found);
      const selection = there(now.selection, site);
      become({ site, origin, selection, repairs, revision: now.revision + 1, by });
    },

    /**
     * What has happened outside, such as the address that a host has given: nobody edited it, so undo does not
     * take it back.
     */
    settle(update: (site: SiteDocument) => SiteDocument) {
      const settled = (step: Step): Step => ({ ...step, site: update(step.site) });
      [past, future] = [past.map(settled), future.map(settled)];
      become({ ...now, site: update(now.site), revision: now.revision + 1 });
    },

    /** Texts that are being written here: until that ends no other tab's change touches them. */
    get held(): readonly string[] {
      return [...held].map(({ path }) => path);
    },

    /** Until the returned function is called. */
    hold(path: string): () => void {
      const own = { path };
      held.add(own);
      return () => {
        if (held.delete(own)) become(now);
      };
    },

    /** Ends the merge: the next letter is a new undo step. */
    endMerge() {
      open = undefined;
    },

    /** What was taken back, in words. */
    undo(): string | undefined {
      const found = step(past, future);
      if (!found) return undefined;
      ({ from: past, to: future } = found);
      return go(found.last);
    },

    /** Takes back all that came after so many steps; one redo brings it back. Whether there was any. */
    undoTo(steps: number): boolean {
      const first = past[steps];
      if (!first) return false;
      future = [...future, stepFrom(first.label)];
      past = past.slice(0, steps);
      open = undefined;
      go(first);
      return true;
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

    /** The site as another tab left it, or as it is online: a step like any other, so that undo brings back one's own. */
    follow(
      site: SiteDocument,
      origin: Origin,
      repairs: readonly Repair[],
      label = t`changes in another tab`,
    ) {
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

/** A session whose first step put this site in the place of another: undo brings that back. */
export function sessionOf(
  site: SiteDocument,
  origin: Origin,
  repairs: readonly Repair[],
  replaced = site,
): Session {
  const session = createSession(replaced, origin, undefined, repairs);
  if (replaced !== site) session.follow(site, origin, repairs, t`version online`);
  return session;
}
