import { groundless } from "../../schema/block.ts";

export const navCentre = groundless({
  label: "Name in the middle",
  about: "The name large in the middle, its strapline over it, the links on a line of their own.",
  fields: {},
  example: {},
});
