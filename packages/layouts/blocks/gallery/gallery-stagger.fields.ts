import { block } from "../../schema/block.ts";
import { items, line, picture, text } from "../../schema/field.ts";
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
        heading: line({ label: "Heading", role: "heading", soft: 26, why: "two lines" }),
        text: text({ label: "Text", role: "text", soft: 100, why: "more than three lines" }),
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
