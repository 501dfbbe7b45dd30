import { block } from "../../schema/block.ts";
import { items, picture, toggle } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const featuresPicture = block({
  label: "List with a tall picture",
  about: "A tall picture beside the words, which run on as a list of terms.",
  fields: {
    ...opening({ heading: 35 }),
    picture: picture({}),
    items: items({
      label: "Terms",
      one: "Term",
      min: 2,
      max: 6,
      fields: {
        heading: itemHeading(18, "two lines in its column"),
        text: itemText(95, "the list grows past the picture"),
      },
    }),
    flip: toggle({ label: "Picture at the end" }),
  },
  example: {
    heading: "What to look for",
    picture: "inte-vases",
    items: [
      { heading: "The first", text: "A detail that shows how you work." },
      { heading: "The second", text: "A detail that people only see when they are told." },
      { heading: "The third", text: "A detail that takes you longest." },
    ],
  },
});
