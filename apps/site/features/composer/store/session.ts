import { type Project, withPageWords } from "@daylit/site-engine";

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
type Step = { label: string; project: Project; origin: Origin; selection: Selection };

export type Snapshot = {
  project: Project;
  origin: Origin;
  selection: Selection;
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
 * follow each other closely are one step.
 */
export function createSession(
  first: Project,
  origin: Origin = {},
  clock: () => number = () => performance.now(),
) {
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let open: { thought: string; at: number } | undefined;
  let now: Snapshot = { project: first, origin, selection: { page: 0 }, turn: 0 };
  const listeners = new Set<() => void>();

  function become(next: Omit<Snapshot, "undo" | "redo">) {
    now = { ...next, undo: past.at(-1)?.label, redo: future.at(-1)?.label };
    for (const listener of listeners) listener();
  }

  /** A page that is gone cannot be looked at. */
  const there = (selection: Selection, project: Project): Selection =>
    selection.page < project.pages.length ? selection : { page: project.pages.length - 1 };

  const stepFrom = (label: string): Step => {
    const { project, origin, selection } = now;
    return { label, project, origin, selection };
  };

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

    get project() {
      return now.project;
    },

    /** How many steps can be taken back. */
    get steps() {
      return past.length;
    },

    /** `thought`: letters of one text are one step. `by`: who knows already. */
    change(
      label: string,
      update: (project: Project) => Project,
      thought?: string,
      by?: string,
      origin = now.origin,
    ) {
      const changed = update(now.project);
      if (changed === now.project) return;
      const project = withPageWords(now.project, changed);
      const at = clock();
      const goesOn = thought && open?.thought === thought && at - open.at < pause;
      if (!goesOn) past = [...past, stepFrom(label)];
      open = thought ? { thought, at } : undefined;
      future = [];
      become({ project, origin, selection: there(now.selection, project), turn: now.turn + 1, by });
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
      const { project, origin, selection, label } = found.last;
      become({ project, origin, selection: there(selection, project), turn: now.turn + 1 });
      return label;
    },

    /** Takes back all that came after so many steps; redo still has it. */
    undoTo(steps: number) {
      while (past.length > steps) this.undo();
    },

    redo(): string | undefined {
      const found = step(future, past);
      if (!found) return undefined;
      ({ from: future, to: past } = found);
      const { project, origin, selection, label } = found.last;
      become({ project, origin, selection: there(selection, project), turn: now.turn + 1 });
      return label;
    },

    select(selection: Selection) {
      const { page, block, path } = now.selection;
      if (page === selection.page && block === selection.block && path === selection.path) return;
      become({ ...now, selection: there(selection, now.project) });
    },

    /** Another project, or the same as another window left it: nothing of before can be taken back. */
    replace(project: Project, origin = now.origin) {
      past = [];
      future = [];
      open = undefined;
      become({ project, origin, selection: there(now.selection, project), turn: now.turn + 1 });
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
