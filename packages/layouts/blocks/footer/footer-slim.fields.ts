import { onGround } from "../../schema/block.ts";

export const footerSlim = onGround({
  label: "One line",
  about: "One line for those who need the telephone, one for the small print.",
  fields: {},
  example: {},
});
