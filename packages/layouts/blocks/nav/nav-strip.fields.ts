import { groundless } from "../../schema/block.ts";
import { action, line } from "../../schema/field.ts";

export const navStrip = groundless({
  label: "Bar with announcement",
  about: "A coloured strip with news and the telephone above the bar.",
  fields: {
    notice: line({
      label: "News",
      role: "note",
      soft: 46,
      hard: 90,
      why: "a second line above the page on a phone",
    }),
    action: action({ optional: true }),
  },
  example: { notice: "What is new, in one line" },
});
