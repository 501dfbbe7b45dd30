import { onGround } from "../../schema/block.ts";
import { items, line, link, picture } from "../../schema/field.ts";
import { headline } from "../../schema/shared.ts";

export const heroDoors = onGround({
  label: "Row of tall pictures",
  about: "Three or four tall pictures beside each other, each the way to another part of the page.",
  fields: {
    ...headline({ heading: 38, lead: 80 }),
    doors: items({
      label: "Doors",
      one: "Door",
      min: 3,
      max: 4,
      fields: {
        label: line({ label: "Word", role: "heading", soft: 14, why: "two lines on a phone" }),
        note: line({ label: "Note", role: "text", soft: 40, why: "three lines on a phone" }),
        href: link({ label: "Link" }),
        picture: picture({}),
      },
    }),
  },
  example: {
    heading: "Three ways in",
    lead: "One sentence that holds for all of them.",
    doors: [
      { label: "First", note: "what is behind it", href: "#footer", picture: "inte-lounge" },
      { label: "Second", note: "what is behind it", href: "#footer", picture: "inte-vases" },
      { label: "Third", note: "what is behind it", href: "#footer", picture: "inte-shelf" },
    ],
  },
});
