import { describedParts } from "daylit/internal/tools/reference/reference.ts";

const parts = describedParts();
const withTwins = (names: string[], prefix: string, twin: string) =>
  new Set(names.flatMap((name) => [name, name.replace(prefix, twin)]));

/** Every class that the framework has, without its dot; `daylit` is the part that scoped.css is for. */
export const classes: ReadonlySet<string> = withTwins(
  ["daylit", ...parts.flatMap((part) => part.classes.map(({ name }) => name))],
  "",
  "dl-",
);

/** Every custom property that the stylesheets name, with the prefix and without. */
export const properties: ReadonlySet<string> = withTwins(
  parts.flatMap((part) => part.css.match(/--[a-z][\w-]*/g) ?? []),
  "--",
  "--dl-",
);
