import { groundless } from "../../schema/block.ts";

export const navRail = groundless({
  label: "Side rail",
  about: "A rail at the side that stays while the page moves; a bar in narrow windows.",
  fields: {},
  example: {},
});
