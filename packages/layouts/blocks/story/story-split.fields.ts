import { block } from "../../schema/block.ts";
import { actions, line, picture, prose, toggle } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const storySplit = block({
  label: "Text with a captioned picture",
  about: "A picture with a caption, and what there is to say about it.",
  fields: {
    ...opening({ heading: 54 }),
    picture: picture({}),
    caption: line({
      label: "Caption",
      role: "caption",
      soft: 72,
      why: "two lines",
      optional: true,
    }),
    text: prose({
      label: "Text",
      role: "text",
      soft: 220,
      max: 4,
      why: "the text runs on below the picture",
    }),
    actions: actions({ optional: true }),
    flip: toggle({ label: "Picture at the end" }),
  },
  example: {
    heading: "Who you are dealing with",
    picture: "inte-shelf",
    caption: "What is to be seen here",
    text: [
      "Say who you are as you would across the counter: where you learnt it, and how long you have been here.",
      "Then say what you will not do. It is believed sooner than a promise.",
    ],
  },
});
