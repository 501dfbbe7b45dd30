import type { TradeContent } from "../../schema/model.ts";
import { educ1 } from "./educ-0001.ts";
import { educ2 } from "./educ-0002.ts";
import { educ3 } from "./educ-0003.ts";
import { educ4 } from "./educ-0004.ts";
import { educ5 } from "./educ-0005.ts";

export default {
  slug: "education",
  business: {
    name: "Kite House",
    strapline: "A small school by day, evening classes after six",
    phone: "029 2018 0164",
    email: "office@kitehouse.example",
    address: ["{name} School", "22 Windmill Row", "Cardiff CF10 9ZZ"],
    hours: [
      ["School days", "8:15–16:00"],
      ["Evening classes", "18:00–21:00"],
    ],
  },
  purpose:
    "Parents want to picture their child's Tuesday; grown-ups want a course, a start date and a fee they can find in ten seconds.",
  words: ["school", "nursery", "tutor", "courses", "evening classes", "training", "open day"],
  theme: {
    brand: "#f4b400",
    paper: { hue: 95, chroma: 0.016, kind: "paper" },
    type: { headline: "bricolage-grotesque", body: "nunito" },
    headline: { weight: 800, tracking: -0.03, leading: 0.98, scale: "loud" },
    density: "normal",
    corner: "round",
    button: "pill",
    rule: "none",
    picture: { shape: "corner", filter: "none", ratio: "landscape" },
    keyword: "tag",
    width: "normal",
  },
  layouts: [educ1, educ2, educ3, educ4, educ5],
} satisfies TradeContent;
