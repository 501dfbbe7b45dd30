import { articleParts } from "@daylit/layouts/schema/article-text.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { linesOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { isList, isNamed, type Named, type Tree, textsIn } from "./answer-tree.ts";
import type { Values } from "./asked.ts";
import { fieldNamed } from "./field-names.ts";
import { cutTo, plainWords, richWords } from "./plain-words.ts";
import { entriesOf } from "./table-rows.ts";

/** Words that could not be taken, and why. */
export type LeftOut = { name: string; text: string; why: string };

export type FitContext = {
  leftOut: LeftOut[];
  /** Words that were cut off, by the path of their text inside the section. */
  cut: Map<string, string>;
  /** Where a link of the answer may lead. */
  leads: (href: string) => boolean;
  /** The answer breaks off: lists stay as long as they were. */
  isCut: boolean;
};

const leave = (context: FitContext, name: string, given: Tree, why: string): undefined => {
  const text = textsIn(given).map(plainWords).filter(Boolean).join("\n");
  if (text) context.leftOut.push({ name, text, why });
  return undefined;
};

/** A tree as one text: lists in lines, names with what they say. */
function asText(given: Tree): string {
  if (typeof given === "string") return given;
  if (isList(given)) return given.map(asText).join("\n");
  const own = given.entries.filter(([, value]) => typeof value === "string");
  const isMade = own.some(([name]) =>
    /^(?:text|value|content|label|wert|texte|testo|texto)$/i.test(name),
  );
  return (
    isMade
      ? own.filter(([name]) => !/^(?:href|url|link|max\w*|length|characters?|note)$/i.test(name))
      : given.entries
  )
    .map(([, value]) => asText(value))
    .join(isMade ? " " : "\n");
}

function cutText(text: string, hard: number, path: string, context: FitContext): string {
  const { text: short, rest } = cutTo(text, hard);
  if (rest) context.cut.set(path, rest);
  return short;
}

const isAnswered = (text: string) =>
  text !== "" && !/^(?:[.…–—-]+|n\/?a|none|null|unchanged|same)$/i.test(text);

function line(given: Tree, hard: number, path: string, context: FitContext): string | undefined {
  // “Headline: …” repeats the label; quotation marks around the whole are the assistant's.
  const words = plainWords(asText(given)).replace(
    /^["“„«](?=[^"“”„«»]*["”“»]$)(.*)["”“»]$/su,
    "$1",
  );
  return isAnswered(words) ? cutText(words, hard, path, context) : undefined;
}

function rich(given: Tree, hard: number, path: string, context: FitContext): string | undefined {
  const text = richWords(asText(given), context.leads).replaceAll(/\s*\n\s*/g, " ");
  return isAnswered(wordsOf(text).trim()) ? cutText(text, hard, path, context) : undefined;
}

/** Texts of a list, from a list, from names, or from lines. */
function listOf(given: Tree): Tree[] {
  if (isList(given)) return [...given];
  if (isNamed(given))
    return given.entries.map(([name, value]) =>
      /^\w{0,12}\s?\d*$/.test(name) || typeof value !== "string" ? value : `${name}: ${value}`,
    );
  const lines = linesOf(given);
  return lines.length > 1 ? lines : given.split(/\s*[;•]\s*/).filter(Boolean);
}

type Count = { exactly?: number; min?: number; max?: number };

const mostOf = ({ exactly, max = 99 }: Count) => exactly ?? max;

/** A list as long as it may be: filled up with what was there, the rest left out; nothing found is nothing. */
function counted<T>(
  found: readonly T[],
  before: readonly T[],
  field: Field & Count,
  context: FitContext,
  given: readonly Tree[],
): T[] | undefined {
  const most = mostOf(field);
  for (const more of given.slice(most))
    leave(context, field.label, more, `There is room for ${most}.`);
  if (found.length === 0) return undefined;
  const least = context.isCut ? before.length : (field.exactly ?? Math.max(field.min ?? 1, 1));
  return [...found, ...before.slice(found.length, Math.max(least, found.length))];
}

const pairOf = (given: Tree): [Tree, Tree] | undefined => {
  if (isList(given) && given.length > 1)
    return [given[0] as Tree, given.slice(1).map(asText).join(" ")];
  if (isNamed(given)) {
    const [first, second, ...more] = given.entries;
    if (first && second)
      return [first[1], [second, ...more].map(([, value]) => asText(value)).join(" ")];
    return first && [first[0], first[1]];
  }
  const text = isList(given) ? asText(given[0] ?? "") : (given as string);
  const [, term, fact] =
    /^(?:[-*•]\s*)?(?:\*\*)?(.+?)(?:\*\*)?\s*(?::\*{0,2}|\s[–—-]|\t|\|)\s*(.+)$/s.exec(
      text.trim(),
    ) ?? [];
  return term && fact ? [term, fact] : undefined;
};

/** The list inside a list, such as the lines of a group of prices. */
const innerList = (fields: FieldSet) =>
  Object.entries(fields).find(([, field]) => field.kind === "items") as
    | [string, Extract<Field, { kind: "items" }>]
    | undefined;

const headingName = (fields: FieldSet) =>
  Object.entries(fields).find(
    ([, { role, kind }]) => role === "heading" && (kind === "line" || kind === "date"),
  )?.[0];

const namedOf = (entry: Readonly<Record<string, Tree>>): Named => ({
  entries: Object.entries(entry),
});

/** Text in place of a list: rows of a table, of lines or of questions. */
function entriesIn(text: string, field: Extract<Field, { kind: "items" }>): Named[] {
  const inner = innerList(field.fields);
  const heading = headingName(field.fields);
  if (!inner) return entriesOf(text, field.fields).flatMap(({ entries }) => entries.map(namedOf));
  const [name, { fields }] = inner;
  return entriesOf(text, fields).map(({ heading: words, entries }) =>
    namedOf({ ...(words && heading ? { [heading]: words } : {}), [name]: entries.map(namedOf) }),
  );
}

/** Entries from whatever came in place of a list. */
function entryTrees(given: Tree, field: Extract<Field, { kind: "items" }>): Tree[] {
  if (typeof given === "string") return entriesIn(given, field);
  if (isList(given)) {
    const isText = given.every((each) => typeof each === "string");
    return isText
      ? given.flatMap((each): Tree[] => {
          const found = entriesIn(each as string, field);
          return found.length > 0 ? found : [each];
        })
      : [...given];
  }
  // One entry on its own, or entries by number or by name.
  const inside = given.entries.filter(([name]) => fieldNamed(name, field.fields));
  const isOne =
    inside.length > 0 &&
    inside.length * 2 >= given.entries.length &&
    !given.entries.some(([name]) => /^\w*\s?\d+$/.test(name));
  if (isOne) return [given];
  const heading = headingName(field.fields);
  return given.entries.flatMap(([name, value]): Tree[] => {
    if (isList(value) && !innerList(field.fields)) return entryTrees(value, field);
    if (/^(?:\w{0,12}[\s_-]?\d+|)$/.test(name) || !heading) return [value];
    // “Tuning”: { price: … }, or “Tuning”: “One visit …”
    if (
      isNamed(value) &&
      value.entries.some(([key]) => fieldNamed(key, field.fields)?.[0] === heading)
    )
      return [value];
    const inner = innerList(field.fields);
    if (isList(value) && inner) return [namedOf({ [heading]: name, [inner[0]]: value })];
    if (isNamed(value)) return [{ entries: [[heading, name], ...value.entries] }];
    const text = Object.entries(field.fields).find(
      ([key, { kind }]) =>
        key !== heading && (kind === "text" || kind === "line" || kind === "prose"),
    )?.[0];
    return [text ? namedOf({ [heading]: name, [text]: value }) : value];
  });
}

/** What an entry without words begins with: pictures and choices of one like it, no words of another. */
function emptyEntry(fields: FieldSet, model: unknown): Record<string, unknown> {
  const given = (typeof model === "object" && model !== null ? model : {}) as Values;
  const entry: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (["picture", "pictures", "link", "action", "actions"].includes(field.kind)) {
      if (value !== undefined) entry[name] = value;
    } else if (field.kind === "choice" || field.kind === "toggle" || field.optional) continue;
    else if (field.kind === "group") entry[name] = emptyEntry(field.fields, value);
    else if (field.kind === "items")
      entry[name] = [emptyEntry(field.fields, Array.isArray(value) ? value[0] : undefined)];
    else if (field.kind === "row") entry[name] = field.of.map(() => "");
    else entry[name] = field.kind === "lines" || field.kind === "pairs" ? [] : "";
  }
  return entry;
}

/** Whether an entry has become another one: its heading says something else. */
function isOther(fields: FieldSet, before: Values, next: Values): boolean {
  const name = headingName(fields);
  return name !== undefined && wordsOf(`${before[name]}`) !== wordsOf(`${next[name]}`);
}

/** A list from what was pasted in its place: from a spreadsheet, a PDF, a message. */
export function fitList(
  field: Field,
  text: string,
  before: unknown,
  example: unknown,
): { value: unknown; leftOut: readonly LeftOut[]; cut: ReadonlyMap<string, string> } {
  const context: FitContext = { leftOut: [], cut: new Map(), leads: () => false, isCut: false };
  const value = fitField(
    field,
    text,
    { label: field.label, path: "list", before, example },
    context,
  );
  return { value, leftOut: context.leftOut, cut: context.cut };
}

/** Where words go: what stands there, what our example has there, and how it is called. */
type Place<Value> = { label: string; path: string; before: Value; example: Value };

function fitField(
  field: Field,
  given: Tree,
  { label, path, before, example }: Place<unknown>,
  context: FitContext,
): unknown {
  const unusable = (why: string) => leave(context, field.label, given, why);
  switch (field.kind) {
    case "line":
    case "price":
    case "date":
      return line(given, field.hard, path, context);
    case "text":
      return rich(given, field.hard, path, context);
    case "prose": {
      const texts = listOf(isList(given) ? given : asText(given)).flatMap((each) =>
        linesOf(richWords(asText(each), context.leads)),
      );
      const fitting =
        texts.length > field.max
          ? [...texts.slice(0, field.max - 1), texts.slice(field.max - 1).join(" ")]
          : texts;
      const cut = fitting
        .map((each, at) =>
          cutText(each, field.hard, fitting.length > 1 ? `${path}[${at}]` : path, context),
        )
        .filter((each) => isAnswered(wordsOf(each)));
      return cut.length > 1 ? cut : cut[0];
    }
    case "lines": {
      const all = listOf(given);
      const list: string[] = [];
      for (const each of all.slice(0, mostOf(field))) {
        const words = line(each, field.hard, `${path}[${list.length}]`, context);
        if (words !== undefined) list.push(words);
      }
      return counted(list, (before ?? []) as string[], field, context, all);
    }
    case "pairs": {
      const all = listOf(given);
      const list: [string, string][] = [];
      for (const each of all.slice(0, mostOf(field))) {
        const [term = "", fact = ""] = pairOf(each) ?? [];
        const place = `${path}[${list.length}]`;
        const words = line(term, field.term.hard, `${place}[0]`, context);
        const said = line(fact, field.fact.hard, `${place}[1]`, context);
        if (words && (said || field.fact.optional)) list.push([words, said ?? ""]);
        else leave(context, field.label, each, "It has only one half of a pair.");
      }
      return counted(list, (before ?? []) as [string, string][], field, context, all);
    }
    case "row": {
      const all = listOf(given);
      for (const more of all.slice(field.of.length))
        leave(context, field.label, more, `There is room for ${field.of.length}.`);
      return field.of.map((of, at) => {
        const old = String((before as string[] | undefined)?.[at] ?? "");
        return (
          (all[at] === undefined ? undefined : line(all[at], of.hard, `${path}[${at}]`, context)) ??
          old
        );
      });
    }
    case "items": {
      if (field.role === "article") {
        const parts = articleParts(asText(given));
        return parts.length > 0 ? parts : undefined;
      }
      const old = (before ?? []) as Values[];
      const models = (Array.isArray(example) ? example : []) as Values[];
      const all = entryTrees(given, field);
      const list: Values[] = [];
      for (const tree of all.slice(0, mostOf(field))) {
        const at = list.length;
        const names = isNamed(tree) ? tree : firstText(tree, field.fields);
        const place = { label: field.one, path: `${path}[${at}]`, example: models[0] ?? {} };
        const fit = (from: Values, notes: FitContext) =>
          fitFields(field.fields, names, { ...place, before: from }, notes);
        const empty = emptyEntry(field.fields, old[at] ?? old.at(-1) ?? models[0]);
        // Under another heading nothing of the old entry is true but its picture and its links.
        const probe = { ...context, leftOut: [], cut: new Map<string, string>() };
        const known =
          old[at] && !isOther(field.fields, old[at], fit(old[at], probe)) ? old[at] : empty;
        const next = fit(known, context);
        if (next !== known || at < old.length) list.push(next);
      }
      return counted(list, old, field, context, all);
    }
    case "group":
      return fitFields(
        field.fields,
        isNamed(given) ? given : firstText(given, field.fields),
        {
          label: field.label,
          path,
          before: (before ?? {}) as Values,
          example: (example ?? {}) as Values,
        },
        context,
      );
    case "action": {
      if (!before) return unusable("There is no button here yet. Add one first.");
      const label = line(labelOf(given), field.hard, `${path}.label`, context);
      return label === undefined ? undefined : { ...(before as object), label };
    }
    case "actions": {
      const old = (before ?? []) as { label: string }[];
      const all =
        isNamed(given) && given.entries.some(([key]) => /^(?:label|text|href|title)$/i.test(key))
          ? [given]
          : listOf(given);
      for (const more of all.slice(old.length))
        leave(context, field.label, more, "There is no button here yet. Add one first.");
      const next = old.map((each, at) => {
        const label =
          all[at] === undefined
            ? undefined
            : line(labelOf(all[at]), field.hard, `${path}[${at}].label`, context);
        return label === undefined ? each : { ...each, label };
      });
      return old.length > 0 ? next : undefined;
    }
    default:
      return unusable(`“${label}” stays as it is: it isn’t text.`);
  }
}

const labelOf = (given: Tree): Tree => {
  if (!isNamed(given)) return given;
  return (
    given.entries.find(([key]) => /^(?:label|text|title|name)$/i.test(key))?.[1] ??
    given.entries[0]?.[1] ??
    ""
  );
};

/** Words without a name go to the field that matters most. */
function firstText(given: Tree, fields: FieldSet): Named {
  const slots = Object.entries(fields).filter(([, { kind }]) =>
    ["line", "text", "prose", "price", "date"].includes(kind),
  );
  const list = isList(given) ? given : [given];
  const entries = list.map((each, at): readonly [string, Tree] => [
    slots[Math.min(at, slots.length - 1)]?.[0] ?? "",
    each,
  ]);
  return { entries };
}

/** Values with what an answer says in place of the old; the same object where it says nothing. */
export function fitFields(
  fields: FieldSet,
  given: Named,
  { label, path, before, example }: Place<Values>,
  context: FitContext,
): Values {
  let next = before;
  const seen = new Map<string, Tree>();
  for (const [name, value] of given.entries) {
    const [known] = fieldNamed(name, fields) ?? [];
    if (known === undefined)
      leave(
        context,
        name ? `${label}: ${name}` : label,
        value,
        name ? `There is no “${name}” here.` : "It has no name.",
      );
    else if (seen.has(known))
      seen.set(
        known,
        [seen.get(known) as Tree, value].flatMap((each) => (isList(each) ? each : [each])),
      );
    else seen.set(known, value);
  }
  for (const [name, value] of seen) {
    const field = fields[name] as Field;
    const place = {
      label: name,
      path: path ? `${path}.${name}` : name,
      before: before[name],
      example: example[name],
    };
    const fit = fitField(field, value, place, context);
    if (fit !== undefined) next = { ...next, [name]: fit };
  }
  return next;
}

/** A section with a heading and words in its fields for them, and the words that found no place. */
export function withPiece<S extends Values>(
  fields: FieldSet,
  section: S,
  { heading, text }: { heading: string; text: string },
): { section: S; left: string } {
  const all = Object.entries(fields);
  const title = all.find(([, { role, kind }]) => role === "heading" && kind === "line")?.[0];
  const isText = ([, { role, kind }]: [string, Field]) =>
    role === "article" || kind === "prose" || (kind === "text" && role === "text");
  const place = all.find(isText) ?? all.find(([, { role }]) => role === "intro");
  const entries: [string, Tree][] = [
    ...(title && heading ? [[title, heading] as [string, Tree]] : []),
    ...(place && text ? [[place[0], text] as [string, Tree]] : []),
  ];
  const context: FitContext = { leftOut: [], cut: new Map(), leads: () => true, isCut: false };
  const whole = { label: "", path: "", before: section, example: {} };
  const next = fitFields(fields, { entries }, whole, context);
  const lost = [...(title ? [] : [heading]), ...(place ? [] : [text]), ...context.cut.values()];
  return { section: next as S, left: lost.filter(Boolean).join(" ") };
}
