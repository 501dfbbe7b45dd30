import { block } from "../../schema/block.ts";
import { picture } from "../../schema/field.ts";
import { groups, itemHeading } from "../../schema/item-fields.ts";
import { facts, note, opening } from "../../schema/shared.ts";

export const specSheet = block({
  label: "Spec sheet",
  about: "Data in groups, figures at the far end, as on a data sheet.",
  fields: {
    ...opening({ heading: 32, lead: 85 }),
    picture: picture({ optional: true }),
    groups: groups(itemHeading(24, "two lines"), {
      lines: { ...facts({ term: 30, fact: 34, max: 10 }), label: "Lines", one: "Line" },
    }),
    note: note(95),
  },
  example: {
    heading: "In figures",
    groups: [
      {
        heading: "Size",
        lines: [
          ["Length", "what you measured"],
          ["Weight", "what you weighed"],
        ],
      },
      { heading: "Use", lines: [["Good for", "what it is made for"]] },
    ],
  },
});
