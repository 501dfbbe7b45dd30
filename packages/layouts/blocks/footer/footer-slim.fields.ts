import { block } from "../../schema/block.ts";

export const footerSlim = block({
  label: "One line",
  about: "One line for those who need the telephone, one for the small print.",
  fields: {},
  example: {},
});
