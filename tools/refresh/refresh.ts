import { hashesOf, hashOf } from "./hash.ts";

/** Committed files that a program makes from other files. */
export type Product = {
  name: string;
  /** Whether it is made from the finished build. */
  fromBuild?: boolean;
  /** A hash of all that it is made from. */
  inputs: () => string;
  /** Patterns of the files that it consists of. */
  outputs: readonly string[];
  make: (all: boolean) => void;
  /** Why it cannot be made on this machine, if so. */
  obstacle?: () => string | undefined;
};

/** name → the hashes at the time when it was made. */
export type Records = Record<string, { inputs: string; outputs: string }>;

type Options = {
  check: boolean;
  /** Makes everything again. */
  all: boolean;
  build: () => void;
  print: (line: string) => void;
  save: (records: Records) => void;
};

/** How many files were added, changed or removed. */
const changes = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  ).length;

const filesText = (count: number) => `${count} ${count === 1 ? "file" : "files"}`;

/**
 * Renews what is out of date, in the order of the list, and builds the site before what is made from
 * the build and after it. Tells how many are still out of date.
 */
export function refresh(products: readonly Product[], records: Records, options: Options): number {
  let known = records;
  let stale = 0;
  let built = false;
  for (const { name, fromBuild, inputs, outputs, make, obstacle } of products) {
    if (fromBuild && !built) options.build();
    built ||= Boolean(fromBuild);
    const before = hashesOf(outputs);
    const now = { inputs: inputs(), outputs: hashOf([...before].flat()) };
    const record = known[name];
    const fresh = record?.inputs === now.inputs && record.outputs === now.outputs;
    if (fresh && !options.all) {
      options.print(`${name}: fresh`);
      continue;
    }
    const reason = options.check ? undefined : obstacle?.();
    if (options.check || reason) {
      stale++;
      options.print(`${name}: stale${reason ? `, and cannot be renewed here: ${reason}` : ""}`);
      continue;
    }
    make(options.all);
    const after = hashesOf(outputs);
    known = { ...known, [name]: { inputs: now.inputs, outputs: hashOf([...after].flat()) } };
    options.save(known);
    const changed = changes(before, after);
    options.print(`${name}: renewed, ${filesText(changed)}`);
  }
  // Pages that show what was renewed.
  if (known !== records) options.build();
  return stale;
}
