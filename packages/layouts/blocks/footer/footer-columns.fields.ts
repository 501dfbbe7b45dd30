import { onGround } from "../../schema/block.ts";
import { line } from "../../schema/field.ts";

export const footerColumns = onGround({
  label: "Four columns",
  about: "Four columns: who, where, when, what is on the page.",
  ground: "sunken",
  fields: {
    hoursLabel: line({
      label: "Text above the hours",
      soft: 20,
      why: "two lines",
      optional: true,
    }),
    linksLabel: line({
      label: "Text above the links",
      soft: 20,
      why: "two lines",
      optional: true,
    }),
  },
  example: { hoursLabel: "Hours", linksLabel: "On this site" },
});
