import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import type { ComponentType } from "react";

/** What every control of a form is given. */
export type ControlProps<F = Field> = {
  field: F;
  value: unknown;
  path: string;
  /** The example value of the definition, for new entries. */
  example?: unknown;
};

export type Values = Readonly<Record<string, unknown>>;

export type FormProps = { fields: FieldSet; values: Values; path: string; example?: Values };

/** The form itself, for a list whose entries have one. */
export type Form = ComponentType<FormProps>;
