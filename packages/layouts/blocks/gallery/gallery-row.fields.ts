import { block } from "../../schema/block.ts";
import { items, line, picture, toggle } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const galleryRow = block({
  label: "Scrolling row",
  about: "One row that scrolls sideways and stops at each picture.",
  fields: {
    ...opening({ heading: 35 }),
    items: items({
      label: "Pictures",
      one: "Picture",
      min: 3,
      max: 8,
      fields: {
        picture: picture({}),
        caption: line({ label: "Caption", role: "heading", soft: 28, why: "two lines" }),
        note: line({ label: "Note", role: "note", soft: 26, why: "two lines", optional: true }),
      },
    }),
    walk: toggle({
      label: "Walk along it",
      hint: "In large windows the row moves sideways while the page is scrolled.",
    }),
  },
  example: {
    heading: "From the last months",
    items: [
      { picture: "inte-lounge", caption: "What it is", note: "2026" },
      { picture: "inte-vases", caption: "What it is", note: "2026" },
      { picture: "inte-shelf", caption: "What it is", note: "2025" },
    ],
  },
});
