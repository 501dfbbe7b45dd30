import { groundless } from "../../schema/block.ts";

export const navRail = groundless({
  label: "Rail at the side",
  about: "A rail at the side that stays while the page moves; a bar in narrow windows.",
  fields: {},
  example: {},
});
