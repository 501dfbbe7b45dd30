import { block } from "../../schema/block.ts";
import { pictures } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const galleryMosaic = block({
  label: "Mosaic",
  about: "Three to five pictures, cut to fill a rectangle without a gap in it.",
  fields: { ...opening({ heading: 50 }), pictures: pictures({ min: 3, max: 5 }) },
  example: {
    heading: "A look around",
    pictures: ["inte-lounge", "inte-vases", "inte-shelf"],
  },
});
