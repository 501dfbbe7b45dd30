import { block } from "../../schema/block.ts";
import { items, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const featuresBento = block({
  label: "Bento grid",
  about: "Unequal cells that fill a rectangle: one picture, one coloured cell, three plain ones.",
  fields: {
    ...opening({ heading: 42 }),
    picture: picture({}),
    items: items({
      label: "Cells",
      one: "Cell",
      exactly: 4,
      fields: {
        heading: itemHeading(30, "three lines in its cell"),
        text: itemText(110, "the cell grows past its neighbours"),
      },
    }),
  },
  example: {
    heading: "What people come to us for",
    picture: "inte-vases",
    items: [
      {
        heading: "The most asked for",
        text: "One or two sentences about it, as you would say them.",
      },
      { heading: "The second", text: "What it is, for whom it is good, and how long it takes." },
      { heading: "The third", text: "What others do not do, or not like that." },
      { heading: "The fourth", text: "The small thing that people mention to their friends." },
    ],
  },
});
