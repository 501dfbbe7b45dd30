import { listFactOf } from "@daylit/layouts/schema/facts.ts";
import type { Field, FieldSet, Role } from "@daylit/layouts/schema/field.ts";
import { joined } from "@daylit/layouts/schema/marks.ts";

/** Values of one block's fields, and what they become in another's. */
type Values = Readonly<Record<string, unknown>>;

const roleOf = (field: Field): Role | undefined =>
  field.role ?? (field.kind === "items" ? "items" : undefined);

/** The list inside a list, as dishes are in courses. */
const innerOf = (field: Field) =>
  field.kind === "items"
    ? Object.entries(field.fields).find(([, inner]) => roleOf(inner) === "items")
    : undefined;

const isLine = ({ kind }: Field) => ["line", "text", "price", "date"].includes(kind);

const nameOf = (fields: FieldSet, role: Role) =>
  Object.entries(fields).find(([, field]) => roleOf(field) === role)?.[0];

/** A list cut to what fits, and filled up to what is needed. */
function fitted(field: Field, list: readonly unknown[], example: unknown): unknown[] {
  if (listFactOf(list)) return [...list];
  const { exactly, min = 0, max = 99 } = field as { exactly?: number; min?: number; max?: number };
  const more = Array.isArray(example) ? example.slice(list.length) : [];
  const least = exactly ?? min;
  const need = Math.max(0, least - list.length);
  return [...list.slice(0, exactly ?? max), ...more.slice(0, need)];
}

/** One entry of a list in the terms of another list; what it had there before stays with it. */
function entryOf(from: FieldSet, entry: Values, to: FieldSet, before: Values, example: Values) {
  return { ...completed(to, before, example), ...mapFields(from, entry, to, before, example) };
}

/** What a set of fields cannot do without: from before, or else from the example. */
const completed = (to: FieldSet, before: Values, example: Values): Values =>
  Object.fromEntries(
    Object.entries(to).flatMap(([name, field]) => {
      const value = before[name] ?? (field.optional ? undefined : example[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Entries that had the same heading belong together, or else those in the same place. */
function partner(list: unknown, entry: Values, index: number): Values {
  if (!Array.isArray(list)) return {};
  const heading = Object.values(entry).find((value) => typeof value === "string");
  const same = list.find((other) => Object.values(other as Values).includes(heading));
  return ((same ?? list[index]) as Values | undefined) ?? {};
}

function listOf(
  from: Field,
  value: unknown,
  to: Field,
  before: unknown,
  example: unknown,
): unknown[] | undefined {
  if (from.kind !== "items" || to.kind !== "items") return undefined;
  // A list without an example is for one purpose only: entries of another list don't belong there.
  if (!Array.isArray(example)) return undefined;
  const inner = innerOf(from);
  const wanted = innerOf(to);
  const entries = value as Values[];
  const models = example as Values[];
  const model = (index: number) => models[index % models.length] ?? {};
  const map = (source: FieldSet, list: readonly Values[]) =>
    list.map((entry, index) =>
      entryOf(source, entry, to.fields, partner(before, entry, index), model(index)),
    );
  // Lists in a list become one list, and one list becomes the first of lists.
  if (inner && !wanted && inner[1].kind === "items") {
    const [name, { fields }] = inner as [string, Extract<Field, { kind: "items" }>];
    return fitted(
      to,
      map(
        fields,
        entries.flatMap((entry) => entry[name] as Values[]),
      ),
      example,
    );
  }
  if (wanted && !inner) {
    const [name, field] = wanted;
    const first = (Array.isArray(before) ? (before[0] as Values) : undefined) ?? model(0);
    return [{ ...first, [name]: listOf(from, value, field, first[name], model(0)[name]) }];
  }
  return fitted(to, map(from.fields, entries), example);
}

/** A value in the terms of another field, or undefined where that makes no sense. */
function convert(
  from: Field,
  value: unknown,
  to: Field,
  before: unknown,
  example: unknown,
): unknown {
  if (isLine(from) && isLine(to)) return value;
  if (from.kind === "prose" && isLine(to)) return [value].flat()[0];
  if (isLine(from) && to.kind === "prose") return value;
  if (from.kind === "picture" && to.kind === "pictures")
    return fitted(to, [value, ...(Array.isArray(before) ? before.slice(1) : [])], example);
  if (from.kind === "pictures" && to.kind === "picture") return (value as unknown[])[0];
  if (from.kind === "action" && to.kind === "actions")
    return [value, ...(Array.isArray(before) ? before.slice(1) : [])];
  if (from.kind === "actions" && to.kind === "action") return (value as unknown[])[0];
  if (from.kind === "items" && to.kind === "items") return listOf(from, value, to, before, example);
  if (from.kind === "items" && to.kind === "group") {
    const [entry] = value as Values[];
    return (
      entry && entryOf(from.fields, entry, to.fields, (before ?? {}) as Values, example as Values)
    );
  }
  if (from.kind === "group" && to.kind === "items") {
    const [model = {}] = example as Values[];
    const [old = {}, ...rest] = (before ?? []) as Values[];
    return fitted(
      to,
      [entryOf(from.fields, value as Values, to.fields, old, model), ...rest],
      example,
    );
  }
  if (from.kind === "pairs" && to.kind === "lines")
    return fitted(
      to,
      (value as string[][]).map(([term = "", fact = ""]) => joined(term, ": ", fact)),
      example,
    );
  if (from.kind !== to.kind) return undefined;
  if (from.kind === "choice" && to.kind === "choice")
    return Object.hasOwn(to.options, String(value)) ? value : undefined;
  if (from.kind === "row" && to.kind === "row")
    return from.of.length === to.of.length ? value : undefined;
  if (from.kind === "group") return undefined;
  return Array.isArray(value) ? fitted(to, value, example) : value;
}

/** The words of one block in the fields of another: by what they mean, else by their name. */
export function mapFields(
  from: FieldSet,
  values: Values,
  to: FieldSet,
  before: Values,
  example: Values,
): Values {
  return Object.fromEntries(
    Object.entries(to).flatMap(([name, field]) => {
      const role = roleOf(field);
      const source = role ? nameOf(from, role) : name;
      const origin = source === undefined ? undefined : from[source];
      if (source === undefined || !origin || (!role && roleOf(origin))) return [];
      const value = values[source];
      const found =
        value === undefined
          ? undefined
          : convert(origin, value, field, before[name], example[name]);
      return found === undefined ? [] : [[name, found]];
    }),
  );
}

/** All that a block needs: what was carried over, then what stood here before, then the example. */
export const filled = (
  from: FieldSet,
  values: Values,
  to: FieldSet,
  before: Values,
  example: Values,
): Values => entryOf(from, values, to, before, example);
