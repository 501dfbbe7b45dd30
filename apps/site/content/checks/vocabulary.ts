import { readParts } from "../../../../packages/css/tools/reference.ts";

const parts = readParts();

/** Every class that the framework has, without its dot. */
export const classes: ReadonlySet<string> = new Set(
  parts.flatMap((part) => part.classes.map(({ name }) => name)),
);

/** Every custom property that the stylesheets name. */
export const properties: ReadonlySet<string> = new Set(
  parts.flatMap((part) => part.css.match(/--[a-z][\w-]*/g) ?? []),
);
