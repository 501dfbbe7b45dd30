import { block } from "../../schema/block.ts";
import { items, line } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const figuresRow = block({
  label: "Statistics",
  about: "Figures that mean something, of different weight: the first is the largest.",
  fields: {
    ...opening({ heading: 45, lead: 80 }),
    figures: items({
      label: "Figures",
      one: "Figure",
      min: 2,
      max: 4,
      fields: {
        figure: line({ label: "Figure", role: "figure", soft: 8, why: "wider than its column" }),
        label: line({ label: "What it counts", role: "heading", soft: 35, why: "two lines" }),
        text: line({
          label: "Since when, or from where",
          role: "text",
          soft: 42,
          why: "two lines",
          optional: true,
        }),
      },
    }),
  },
  example: {
    heading: "Counted, not guessed",
    figures: [
      { figure: "0", label: "what you have counted", text: "and since when" },
      { figure: "0", label: "another thing you know exactly" },
      { figure: "0", label: "a small number you are proud of" },
    ],
  },
});
