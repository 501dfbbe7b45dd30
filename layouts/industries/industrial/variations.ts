import type { Variation } from "../../model.ts";
import { figures, papers, parts, people, process, quote, work } from "./content.ts";

const heading = "We make the bolt. You forget it.";
const lead = "Cold-forged fasteners and turned parts, from a hundred pieces to a hundred tonnes.";
const ask = { label: "Send the drawing", href: "#quotation" };

export const workFirst: Variation = {
  caption: "The works in full width, a job told through",
  nav: { block: "nav-bar", action: ask },
  sections: [
    {
      block: "hero-full",
      keyword: "Wednesbury, since 1962",
      heading,
      lead,
      picture: "indu-works",
      place: "low",
      actions: [ask],
      aside: "Press nine is running M10 this week",
    },
    { ...figures, tone: "brand" },
    work,
    parts,
    quote,
  ],
  footer: { block: "footer-columns", hoursLabel: "Hours", linksLabel: "On this page" },
};

export const dataFirst: Variation = {
  caption: "Data first, on a rail, for engineers",
  theme: {
    paper: { hue: 230, chroma: 0.006, kind: "white" },
    headline: { weight: 700, case: "none", tracking: -0.02, leading: 0.95, scale: "normal" },
    rule: "hairline",
  },
  nav: { block: "nav-rail" },
  sections: [
    {
      block: "hero-ledger",
      heading,
      lead,
      picture: { id: "indu-bolts", at: [50, 45] },
      figures: [
        { figure: "M3–M24", label: "Thread" },
        { figure: "± 0.02 mm", label: "Shank" },
        { figure: "11 days", label: "Lead time" },
        { figure: "100 off", label: "Least" },
      ],
      actions: [ask],
    },
    { ...parts, picture: "indu-gears" },
    { ...papers, tone: "sunken" },
    { ...quote, tone: "tint" },
  ],
  footer: { block: "footer-slim" },
};

export const typeFirst: Variation = {
  caption: "Night shift: nothing but type and numerals",
  theme: {
    paper: { hue: 50, chroma: 0.006, kind: "white" },
    headline: { weight: 900, case: "uppercase", tracking: -0.02, leading: 0.8, scale: "huge" },
  },
  nav: { block: "nav-plain", aside: "Two shifts, sixteen hours" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      heading,
      lead,
      facts: ["Cold forged", "Rolled, not cut", "Hardened behind the blue door"],
      actions: [ask],
    },
    { ...process, tone: "brand" },
    { ...figures, tone: "night" },
    { ...parts, picture: undefined },
    quote,
  ],
  footer: { block: "footer-large", closing: "The furnace is never off" },
};

export const peopleFirst: Variation = {
  caption: "A panel over gears, the people and their papers",
  theme: {
    brand: "#f2b134",
    paper: { hue: 80, chroma: 0.018, kind: "toned" },
    picture: { shape: "cut", filter: "none", ratio: "wide" },
    headline: { weight: 800, case: "none", tracking: -0.015, leading: 0.92, scale: "loud" },
    density: "normal",
  },
  nav: { block: "nav-strip", notice: "Apprentices wanted from September", action: ask },
  sections: [
    {
      block: "hero-panel",
      keyword: "Forge and tool room",
      heading,
      lead,
      picture: "indu-gears",
      facts: [
        ["People", "46"],
        ["Presses", "14"],
        ["Apprentices", "5"],
      ],
      actions: [ask],
    },
    people,
    { ...process, tone: "sunken" },
    papers,
    { ...quote, tone: "deep" },
  ],
  footer: {
    block: "footer-card",
    heading: "Visitors: steel toes, please. We have spares in all sizes.",
  },
};

export const callFirst: Variation = {
  caption: "Drawing in, price out: the enquiry comes second",
  theme: {
    paper: { hue: 20, chroma: 0.004, kind: "white" },
    picture: { shape: "framed", filter: "mono", ratio: "square" },
    headline: { weight: 700, case: "uppercase", tracking: 0, leading: 0.9, scale: "loud" },
    rule: "dashed",
    keyword: "tag",
    width: "normal",
  },
  nav: { block: "nav-centre" },
  sections: [
    {
      block: "hero-split",
      tone: "brand",
      keyword: "Quotations within a day",
      heading,
      lead,
      picture: "indu-bolts",
      actions: [ask],
      flip: true,
    },
    quote,
    { ...work, tone: "sunken" },
    papers,
    { ...people, tone: "ink" },
  ],
  footer: { block: "footer-columns", hoursLabel: "Works and office", linksLabel: "On this page" },
};
