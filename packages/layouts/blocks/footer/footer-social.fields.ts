import { onGround } from "../../schema/block.ts";
import { items, line, lines, link, text } from "../../schema/field.ts";
import { icon } from "../../schema/icons.ts";

export const footerSocial = onGround({
  label: "Social links and legal line",
  about: "Last words, where else you are to be found, address, and a line for the law.",
  ground: "sunken",
  fields: {
    closing: text({ label: "Last words", role: "heading", soft: 90, why: "four lines" }),
    places: items({
      label: "Where else",
      one: "Place",
      min: 1,
      max: 5,
      fields: {
        icon,
        label: line({ label: "Words", role: "heading", soft: 24, why: "two lines" }),
        href: link({ label: "Link" }),
      },
    }),
    legal: lines({
      label: "The legal line",
      hint: "Who is liable, where you are registered, who supervises you",
      role: "note",
      one: "Part",
      min: 1,
      max: 5,
      soft: 70,
      why: "three lines of small print",
    }),
  },
  example: {
    closing: "One sentence to leave with.",
    places: [
      { icon: "camera", label: "Pictures", href: "#footer" },
      { icon: "chat", label: "Messages", href: "#footer" },
    ],
    legal: ["Your name, the owner", "Registered where, under which number"],
  },
});
