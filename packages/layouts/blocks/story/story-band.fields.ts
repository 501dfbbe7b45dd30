import { block } from "../../schema/block.ts";
import { actions, picture, prose, toggle } from "../../schema/field.ts";
import { laterHours, opening } from "../../schema/shared.ts";

export const storyBand = block({
  label: "Text card on a wide picture",
  about: "A picture from edge to edge between two sections, with a card of words pinned to it.",
  fields: {
    ...opening({ heading: 32 }),
    picture: picture({}),
    later: laterHours(),
    text: prose({
      label: "Text",
      role: "text",
      soft: 220,
      max: 3,
      why: "the card outgrows the picture",
      optional: true,
    }),
    actions: actions({ optional: true }),
    flip: toggle({ label: "Card at the other side" }),
  },
  example: {
    heading: "How it began",
    picture: "natu-hills",
    text: "Three or four sentences: who began, with what, and why it is still going. People remember a place, a year and a mishap better than a mission.",
  },
});
