import { block } from "../../schema/block.ts";
import { items, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const galleryStagger = block({
  label: "Staggered pictures",
  about: "Pictures left and right in turn, each with its words, at different heights.",
  fields: {
    ...opening({ heading: 38 }),
    items: items({
      label: "Pictures",
      one: "Picture",
      min: 2,
      max: 6,
      fields: {
        picture: picture({}),
        heading: itemHeading(26, "two lines"),
        text: itemText(100, "more than three lines"),
      },
    }),
  },
  example: {
    heading: "Three to begin with",
    items: [
      {
        picture: "inte-lounge",
        heading: "The first",
        text: "What is to be seen, and what is not.",
      },
      {
        picture: "inte-vases",
        heading: "The second",
        text: "Where it stands today, and who asked for it.",
      },
      {
        picture: "inte-shelf",
        heading: "The third",
        text: "What you would tell a visitor in front of it.",
      },
    ],
  },
});
