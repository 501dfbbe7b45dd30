import { block } from "../../schema/block.ts";
import { choice, line } from "../../schema/field.ts";
import { opening } from "../../schema/shared.ts";

export const newsLatest = block({
  label: "Latest posts",
  about: "The newest posts of your news, with a link to all of them. It fills itself.",
  fields: {
    ...opening({ heading: 44, lead: 120 }),
    count: choice({
      label: "How many",
      otherwise: "three",
      options: { two: "Two", three: "Three", six: "Six" },
    }),
    more: line({
      label: "Link to all posts",
      role: "label",
      soft: 24,
      why: "two lines",
      optional: true,
    }),
  },
  example: { heading: "Latest news", more: "All news" },
});
