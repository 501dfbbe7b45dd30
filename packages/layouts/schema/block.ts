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

/** What a block stands on if nothing is chosen: its component has the same. */
type Ground = { ground?: Tone };

const toneFrom = (otherwise: Tone = "plain") => ({ ...tone, otherwise });

/** How a section differs from its neighbours: three alike, one below the other, read as one. */
const rhythm = {
  scale: choice({
    label: "Size of the heading",
    otherwise: "normal",
    options: { normal: "Normal", poster: "From edge to edge" },
  }),
  room: choice({
    label: "Space above and below",
    otherwise: "normal",
    options: { normal: "Normal", tight: "Little", open: "Much" },
  }),
  // Without a role: a picture inside another block does not become one from edge to edge.
  wide: {
    kind: "picture",
    label: "Picture from edge to edge",
    hint: "Above the words of this section.",
    optional: true,
  },
} as const;

export type Scale = keyof (typeof rhythm)["scale"]["options"];
export type Room = keyof (typeof rhythm)["room"]["options"];

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

/** A block that may stand on another ground: what opens a page and what ends it. */
export const onGround = <const F extends FieldSet>({
  fields,
  ground,
  ...written
}: Written<F> & Ground) => ({
  ...written,
  fields: { ...fields, tone: toneFrom(ground) },
});

/** A block between them; every one may have another ground, size and space, and a picture across the page. */
export const block = <const F extends FieldSet>({
  fields,
  ground,
  ...written
}: Written<F> & Ground) => ({
  ...written,
  fields: { ...fields, ...rhythm, tone: toneFrom(ground) },
});

export type Definition = { label: string; about: string; fields: FieldSet; example: object };

/** What a block's component is given: what its definition says, and the id of its place. */
export type Fields<D extends Definition> = FieldsOf<D["fields"]> & { id: string };
