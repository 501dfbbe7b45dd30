import { block } from "../../schema/block.ts";
import { choice, items, picture, text } from "../../schema/field.ts";
import { itemName } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

/** Plain signs that stand beside a name; a partner's own mark takes their place. */
export const signs = {
  ring: "Ring",
  half: "Half disc",
  bars: "Bars",
  wave: "Wave",
  arch: "Arch",
  peak: "Peak",
  cross: "Cross",
  dots: "Dots",
} as const;

export const partnersMarks = block({
  label: "Partner logos",
  about: "With whom you work: a row of logos, or of names with plain signs, all in one ink.",
  fields: {
    ...opening({ heading: 48, lead: 140 }),
    ink: choice({
      label: "Colour of logos",
      otherwise: "one",
      options: { one: "One colour", own: "As they are" },
    }),
    partners: items({
      label: "Partners",
      one: "Partner",
      min: 3,
      max: 8,
      fields: {
        name: itemName(24, "two lines"),
        logo: picture({
          label: "Logo",
          hint: "Without a ground. It stands in place of the name, which is read aloud",
          optional: true,
        }),
        sign: choice({ label: "Sign", otherwise: "ring", options: signs }),
        text: text({
          label: "What for",
          role: "text",
          soft: 70,
          why: "three lines",
          optional: true,
        }),
      },
    }),
  },
  example: {
    heading: "Whom we work with",
    partners: [
      { name: "A supplier", sign: "ring", text: "What you have from them." },
      { name: "A neighbour", sign: "peak", text: "What you do together." },
      { name: "An association", sign: "arch", text: "Since when you belong to it." },
    ],
  },
});
