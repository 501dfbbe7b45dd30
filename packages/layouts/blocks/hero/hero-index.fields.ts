import { onGround } from "../../schema/block.ts";
import { items, line, link, picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroIndex = onGround({
  label: "Table of contents",
  about: "The page's contents as its opening: a large list of lines to choose from.",
  fields: {
    ...headline({ heading: 46, lead: 95 }),
    entries: items({
      label: "Entries",
      one: "Entry",
      min: 3,
      max: 8,
      fields: {
        label: line({ label: "Word", role: "heading", soft: 28, why: "two lines on a phone" }),
        note: line({ label: "Note", role: "text", soft: 34, why: "two lines" }),
        href: link({ label: "Link" }),
        ground: picture({
          label: "Background",
          hint: "Fills the opening while this line is pointed at or focused.",
          optional: true,
        }),
      },
    }),
    picture: picture({ optional: true }),
  },
  example: {
    heading: "Everything we do, on one page",
    lead: "One sentence for those who have just arrived.",
    entries: [
      { label: "The first thing", note: "in a few words", href: "#footer" },
      { label: "The second", note: "in a few words", href: "#footer" },
      { label: "The third", note: "in a few words", href: "#footer" },
    ],
  },
});
