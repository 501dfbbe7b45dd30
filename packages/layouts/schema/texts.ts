import type { Action } from "../components/links/action.tsx";
import type { Field, FieldSet, Length, Role } from "./field.ts";
import { isExample, isMarked, wordsOf } from "./marks.ts";

/** A text in a section: where it is, what it is for, how long it may be. */
export type Written = {
  path: string;
  label: string;
  /** The words alone, without marks. */
  text: string;
  length: Length;
  optional: boolean;
  /** Words on buttons and over columns: anybody's, and no example to be replaced. */
  common: boolean;
  /** Nobody has written over the layout's words yet. */
  example?: true;
  role?: Role;
  /** It may hold bold words and links. */
  marks?: true;
  /** The text with them, where it has some. */
  marked?: string;
  /** It is a paragraph of several: the path of all of them. */
  prose?: string;
  /** It is a part of a long text: the path of the whole. */
  article?: string;
};

type Values = Readonly<Record<string, unknown>>;

function* textsOfField(field: Field, value: unknown, path: string): Generator<Written> {
  const { label, role } = field;
  const written = (text: unknown, place: string, length: Length, common = false): Written => ({
    ...{ path: place, label, text: wordsOf(String(text)), length, common },
    optional: field.optional === true,
    ...(role ? { role } : {}),
    ...(field.kind === "text" || field.kind === "prose" ? { marks: true } : {}),
    ...(isMarked(String(text)) ? { marked: String(text) } : {}),
    ...(isExample(text) && !common ? { example: true } : {}),
  });
  const each = (list: unknown): [unknown, string][] =>
    (list as unknown[]).map((entry, index) => [entry, `${path}[${index}]`]);
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
    case "date":
      yield written(value, path, field, field.role === "send");
      break;
    case "prose":
      if (typeof value === "string") yield { ...written(value, path, field), prose: path };
      else
        for (const [entry, place] of each(value))
          yield { ...written(entry, place, field), prose: path };
      break;
    case "lines":
      for (const [entry, place] of each(value)) yield written(entry, place, field);
      break;
    case "pairs":
      for (const [entry, place] of each(value)) {
        const [term, fact] = entry as [string, string];
        const { label, optional = false } = field.fact;
        yield { ...written(term, `${place}[0]`, field.term, true), label: field.term.label };
        yield { ...written(fact, `${place}[1]`, field.fact), label, optional };
      }
      break;
    case "row":
      for (const [index, [entry, place]] of each(value).entries()) {
        const of = field.of[index];
        if (of) yield { ...written(entry, place, of, true), label: of.label };
      }
      break;
    case "items":
      for (const [entry, place] of each(value))
        for (const text of textsOf(field.fields, entry as Values, place))
          yield field.role === "article" ? { ...text, article: path } : text;
      break;
    case "group":
      yield* textsOf(field.fields, value as Values, path);
      break;
    case "action":
      yield written((value as Action).label, `${path}.label`, field, true);
      break;
    case "actions":
      for (const [entry, place] of each(value))
        yield written((entry as Action).label, `${place}.label`, field, true);
      break;
  }
}

/** Every text that is written in these fields, however deep. */
export function* textsOf(fields: FieldSet, values: Values, path = ""): Generator<Written> {
  for (const [name, field] of Object.entries(fields))
    if (values[name] !== undefined)
      yield* textsOfField(field, values[name], path ? `${path}.${name}` : name);
}
