import type { Action } from "../components/links/action.tsx";
import type { ImageRef } from "../components/pictures/photo.tsx";
import type { Field, FieldSet } from "./field.ts";

type Tuple<N, T> = N extends 3
  ? readonly [T, T, T]
  : N extends 4
    ? readonly [T, T, T, T]
    : readonly T[];

type Many<F, T> = F extends { exactly: infer N } ? Tuple<N, T> : readonly T[];

/** The words of a field, by its kind. */
type Values<F> = {
  line: string;
  text: string;
  price: string;
  date: string;
  link: string;
  prose: string | readonly string[];
  lines: readonly string[];
  pairs: readonly (readonly [term: string, fact: string])[];
  row: F extends { of: infer L extends readonly unknown[] } ? { [I in keyof L]: string } : never;
  items: F extends { fields: infer S extends FieldSet } ? Many<F, FieldsOf<S>> : never;
  group: F extends { fields: infer S extends FieldSet } ? FieldsOf<S> : never;
  picture: ImageRef;
  pictures: Many<F, ImageRef>;
  action: Action;
  actions: readonly Action[];
  choice: F extends { options: infer O } ? keyof O & string : never;
  toggle: boolean;
};

type ValueOf<F> = F extends Field ? Values<F>[F["kind"]] : never;

type OptionalIn<S> = {
  [Name in keyof S]: S[Name] extends { optional: true } ? Name : never;
}[keyof S];

/** The type of everything that is written in a set of fields. */
export type FieldsOf<S> = {
  -readonly [Name in Exclude<keyof S, OptionalIn<S>>]: ValueOf<S[Name]>;
} & {
  -readonly [Name in OptionalIn<S>]?: ValueOf<S[Name]>;
};
