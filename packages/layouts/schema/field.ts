/**
 * The kinds of fields that a block can have. A field is plain data: its type, the form that edits
 * it, what is checked and what is carried over when blocks are swapped all follow from it.
 */

/** What a field means, whatever it is called: by it words find their place in another block. */
export type Role =
  | ("keyword" | "heading" | "intro" | "text" | "note" | "label" | "quote" | "person")
  | ("picture" | "caption" | "action" | "link" | "price" | "was" | "date" | "figure" | "place")
  | ("items" | "facts" | "includes" | "questions" | "send" | "hours" | "columns" | "article");

type Shared = { label: string; hint?: string; role?: Role; optional?: true };

/** In characters. Up to `soft` it looks right; beyond `hard` it is refused; `why` says what happens. */
export type Length = { soft: number; hard: number; why?: string };

type WithLength = Omit<Length, "hard"> & { hard?: number };
type Count = { min?: number; max?: number; exactly?: number };

export type LineField = Shared & Length & { kind: "line" | "text" | "price" | "date" };
export type ProseField = Shared & Length & { kind: "prose"; max: number };
export type LinesField = Shared & Length & Count & { kind: "lines"; one: string };
export type PairsField = Shared &
  Count & { kind: "pairs"; one: string; term: LineField; fact: LineField };
type RowField = Shared & { kind: "row"; of: readonly LineField[] };
export type ItemsField = Shared & Count & { kind: "items"; one: string; fields: FieldSet };
type GroupField = Shared & { kind: "group"; fields: FieldSet };
export type PictureField = Shared & { kind: "picture" };
export type PicturesField = Shared & Count & { kind: "pictures" };
export type ActionField = Shared & Length & { kind: "action" };
export type ActionsField = Shared & Length & Count & { kind: "actions" };
export type LinkField = Shared & { kind: "link" };
export type ChoiceField = Shared & {
  kind: "choice";
  options: Readonly<Record<string, string>>;
  /** What holds where nothing is chosen. */
  otherwise: string;
};
export type ToggleField = Shared & { kind: "toggle" };

export type Field =
  | (LineField | ProseField | LinesField | PairsField | RowField | ItemsField | GroupField)
  | (PictureField | PicturesField | ActionField | ActionsField | LinkField)
  | (ChoiceField | ToggleField);

export type FieldSet = { readonly [name: string]: Field };

/**
 * The longest text of the catalogue that was looked at sets `soft`. Four fifths more is what every
 * place bears at 320 px without breaking, if not without being ugly.
 */
const withHard = <O extends WithLength>(options: O) => ({
  hard: Math.ceil(options.soft * 1.8),
  ...options,
});

const lineOf =
  <K extends LineField["kind"]>(kind: K) =>
  <const O extends Shared & WithLength>(options: O) => ({ kind, ...withHard(options) });

/** A few words without a line break. */
export const line = lineOf("line");
/** A sentence or some. */
export const text = lineOf("text");
export const price = lineOf("price");
/** A day, a time or a year, in the words of the business. */
export const date = lineOf("date");

/** One paragraph or several, each of a length. */
export const prose = <const O extends Shared & WithLength & { max: number }>(options: O) => ({
  kind: "prose" as const,
  ...withHard(options),
});

/** A list of single lines. */
export const lines = <const O extends Shared & WithLength & Count & { one: string }>(
  options: O,
) => ({ kind: "lines" as const, ...withHard(options) });

/** A list of a word and what it means here. */
export const pairs = <const O extends Omit<PairsField, "kind">>(options: O) => ({
  kind: "pairs" as const,
  ...options,
});

/** Several lines that always come together, as the heads of a table do. */
export const row = <const O extends Omit<RowField, "kind">>(options: O) => ({
  kind: "row" as const,
  ...options,
});

export const items = <const O extends Omit<ItemsField, "kind">>(options: O) => ({
  kind: "items" as const,
  ...options,
});

export const group = <const O extends Omit<GroupField, "kind">>(options: O) => ({
  kind: "group" as const,
  ...options,
});

export const link = <const O extends Shared>(options: O) => ({
  kind: "link" as const,
  role: "link" as const,
  ...options,
});

export const choice = <const O extends Omit<ChoiceField, "kind" | "optional">>(options: O) => ({
  kind: "choice" as const,
  optional: true as const,
  ...options,
});

export const toggle = <const O extends Omit<Shared, "optional">>(options: O) => ({
  kind: "toggle" as const,
  optional: true as const,
  ...options,
});

export const picture = <const O extends Partial<Shared>>(options: O) => ({
  kind: "picture" as const,
  label: "Picture",
  role: "picture" as const,
  ...options,
});

export const pictures = <const O extends Partial<Shared> & Count>(options: O) => ({
  kind: "pictures" as const,
  label: "Pictures",
  role: "picture" as const,
  ...options,
});

/** Words on a button, and where it leads. */
const button = { soft: 32, hard: 50, why: "a button wider than a phone" } as const;

export const action = <const O extends Partial<Shared>>(options: O) => ({
  kind: "action" as const,
  label: "Button",
  role: "action" as const,
  ...button,
  ...options,
});

/** The first is the one that matters; a third would leave none that does. */
export const actions = <const O extends Partial<Shared>>(options: O) => ({
  kind: "actions" as const,
  label: "Buttons",
  role: "action" as const,
  max: 2 as const,
  ...button,
  ...options,
});
