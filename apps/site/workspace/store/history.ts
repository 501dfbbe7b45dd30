import type { WorkspaceRecord } from "./record/record.ts";
import type { Workspace } from "./workspace.ts";

/** Each tool takes back its own steps, whatever was done elsewhere in between. */
export type Area = "plan" | "desk" | "colour" | "layout";

export type Step = {
  readonly area: Area;
  /** What was done, as it stands after "Undo: ". */
  readonly label: string;
  /** The parts of the record that the step changed, as they were. */
  readonly before: Partial<WorkspaceRecord>;
  /** Letters typed into one field are one step. */
  readonly typed?: string;
  /** Where the focus belongs when it is taken back. */
  readonly focus?: string;
};

/** Steps that can be taken back, for each workspace. */
const longest = 100;

const timeless = new Set<string>(["id", "version", "made", "changed"]);

function parts(before: WorkspaceRecord, after: WorkspaceRecord): Partial<WorkspaceRecord> {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<
    keyof WorkspaceRecord
  >;
  const changed = [...keys].filter((key) => !timeless.has(key) && before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, before[key]]));
}

/** What can be taken back, for as long as the page is open; walking through the site does not end it. */
export class History {
  readonly #workspace: Workspace;
  readonly #steps = new Map<string, Step[]>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  take(
    area: Area,
    label: string,
    update: (record: WorkspaceRecord) => WorkspaceRecord,
    { typed, focus }: Pick<Step, "typed" | "focus"> = {},
  ): void {
    const before = this.#workspace.record;
    const after = update(before);
    const changed = parts(before, after);
    if (Object.keys(changed).length === 0) return;
    if (!typed || this.last(area)?.typed !== typed)
      this.#mine.push({ area, label, before: changed, typed, focus });
    if (this.#mine.length > longest) this.#mine.shift();
    this.#workspace.change(() => after);
  }

  /** The latest first. */
  past(area: Area): Step[] {
    return this.#mine.filter((step) => step.area === area).reverse();
  }

  last(area: Area): Step | undefined {
    return this.#mine.findLast((step) => step.area === area);
  }

  undo(area: Area): Step | undefined {
    const step = this.last(area);
    if (!step) return undefined;
    this.#mine.splice(this.#mine.lastIndexOf(step), 1);
    this.#workspace.change((record) => {
      const restored = Object.entries({ ...record, ...step.before });
      return Object.fromEntries(
        restored.filter(([, value]) => value !== undefined),
      ) as unknown as WorkspaceRecord;
    });
    return step;
  }

  get #mine(): Step[] {
    const { id } = this.#workspace.record;
    const found = this.#steps.get(id) ?? [];
    this.#steps.set(id, found);
    return found;
  }
}

const histories = new WeakMap<Workspace, History>();

export function historyOf(workspace: Workspace): History {
  const found = histories.get(workspace) ?? new History(workspace);
  histories.set(workspace, found);
  return found;
}
