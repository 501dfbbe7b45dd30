import { choice, type FieldSet } from "./field.ts";
import type { FieldsOf } from "./value.ts";

/** The background of a section, in words for people. */
const tone = choice({
  label: "Background",
  otherwise: "plain",
  options: {
    plain: "Plain",
    raised: "A little lighter",
    sunken: "A little darker",
    tint: "A light tint of your colour",
    brand: "Your colour",
    deep: "Your colour, darker",
    accent: "The contrasting colour",
    harmony: "The neighbouring colour",
    ink: "The colour of the text",
    night: "Always dark",
  },
});

export type Tone = keyof (typeof tone)["options"];

type Written<F> = {
  /** What people call it, when they choose one. */
  label: string;
  /** What it looks like, in one sentence. */
  about: string;
  fields: F;
  /** Example values: they fit, and they say what belongs there. */
  example: FieldsOf<F>;
};

/** A block that brings its ground itself, or has none. */
export const groundless = <const F extends FieldSet>(written: Written<F>) => written;

/** A block; every one of them may stand on another ground. */
export const block = <const F extends FieldSet>({ fields, ...written }: Written<F>) => ({
  ...written,
  fields: { ...fields, tone },
});

export type Definition = { label: string; about: string; fields: FieldSet; example: object };

/** What a block's component is given: what its definition says, and the id of its place. */
export type Fields<D extends Definition> = FieldsOf<D["fields"]> & { id: string };
