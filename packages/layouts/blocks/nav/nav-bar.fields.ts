import { groundless } from "../../schema/block.ts";
import { action } from "../../schema/field.ts";

export const navBar = groundless({
  label: "Bar with a button",
  about: "Name at the start, links and one button at the end.",
  fields: { action: action({ optional: true }) },
  example: {},
});
