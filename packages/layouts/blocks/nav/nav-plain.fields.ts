import { groundless } from "../../schema/block.ts";
import { line } from "../../schema/field.ts";

export const navPlain = groundless({
  label: "Small text line",
  about: "No bar at all: a line of small type with name, links and an aside; a menu on phones.",
  fields: {
    aside: line({
      label: "Small words at the end",
      role: "note",
      soft: 44,
      why: "a second line above the page",
      optional: true,
    }),
  },
  example: {},
});
