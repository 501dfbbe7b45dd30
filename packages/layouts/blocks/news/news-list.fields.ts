import { block } from "../../schema/block.ts";
import { opening } from "../../schema/shared.ts";

export const newsList = block({
  label: "All posts",
  about:
    "Every post of your news, newest first: day, title, picture and the beginning of its text.",
  fields: { ...opening({ heading: 44, lead: 140 }) },
  example: { heading: "All news" },
});
