import { block } from "../../schema/block.ts";
import { line, link, pairs, picture, text } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const filmPoster = block({
  label: "Video",
  about:
    "A large still with a sign to play it, how long it is, and what is in it minute by minute.",
  fields: {
    ...opening({ heading: 46, lead: 160 }),
    picture: picture({ label: "Still from the film" }),
    play: line({ label: "Play button", role: "action", soft: 26, why: "wider than a phone" }),
    href: link({ label: "Video address" }),
    length: line({ label: "Length", role: "note", soft: 30, why: "two lines" }),
    chapters: pairs({
      label: "Chapters",
      role: "facts",
      one: "Chapter",
      max: 6,
      term: line({ label: "Minute", role: "label", soft: 8, why: "two lines" }),
      fact: line({ label: "What", role: "text", soft: 60, why: "two lines" }),
    }),
    text: text({
      label: "Summary",
      role: "text",
      hint: "For those who cannot listen",
      soft: 260,
      why: "a summary, not the script",
      optional: true,
    }),
  },
  example: {
    heading: "See it in two minutes",
    picture: "inte-lounge",
    play: "Play the film",
    href: "#footer",
    length: "2 minutes, with captions",
    chapters: [
      ["0:00", "How it begins"],
      ["1:10", "How it is made"],
    ],
  },
});
