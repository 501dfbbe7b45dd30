import { onGround } from "../../schema/block.ts";
import { line, text } from "../../schema/field.ts";
import { itemHeading } from "../../schema/item-fields.ts";

export const footerLetter = onGround({
  label: "Newsletter sign-up",
  about: "What the newsletter brings and how often, one field and a button, then the address.",
  ground: "tint",
  fields: {
    heading: itemHeading(48, "three lines on a phone"),
    text: text({ label: "What it brings", role: "text", soft: 180, why: "five lines" }),
    label: line({ label: "Question", role: "label", soft: 28, why: "two lines" }),
    send: line({ label: "Button text", role: "send", soft: 22, why: "wider than a phone" }),
    promise: line({ label: "Small words below", role: "note", soft: 80, why: "two lines" }),
  },
  example: {
    heading: "A letter, four times a year",
    text: "What is in it, and who writes it.",
    label: "Your email address",
    send: "Send it to me",
    promise: "One click and it stops.",
  },
});
