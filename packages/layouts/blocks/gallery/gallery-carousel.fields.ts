import { block } from "../../schema/block.ts";
import { items, picture } from "../../schema/field.ts";
import { itemHeading, itemText } from "../../schema/item-fields.ts";
import { opening } from "../../schema/shared.ts";

export const galleryCarousel = block({
  label: "Carousel",
  about: "Large pictures, one after the other, with buttons and dots; a swipe does it too.",
  fields: {
    ...opening({ heading: 46, lead: 140 }),
    items: items({
      label: "Pictures",
      one: "Picture",
      min: 3,
      max: 8,
      fields: {
        picture: picture({}),
        heading: itemHeading(40, "two lines"),
        text: itemText(160, "four lines on a phone"),
      },
    }),
  },
  example: {
    heading: "A look around",
    items: [
      { picture: "inte-lounge", heading: "The first", text: "What is to be seen here." },
      { picture: "inte-vases", heading: "The second", text: "What is to be seen here." },
      { picture: "inte-shelf", heading: "The third", text: "What is to be seen here." },
    ],
  },
});
