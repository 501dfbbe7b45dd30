import type { Layout } from "../../model.ts";

export const tech3: Layout = {
  caption: "Type-led, for the people who write the code",
  theme: {
    brand: "#f5b301",
    paper: { hue: 90, chroma: 0.004, kind: "white" },
    type: { headline: "jetbrains-mono", body: "instrument-sans", accent: "jetbrains-mono" },
    headline: { weight: 700, tracking: -0.05, leading: 1.05, scale: "normal" },
    corner: "sharp",
    button: "sharp",
    rule: "dashed",
    keyword: "plain",
  },
  nav: { block: "nav-plain", aside: "API version 4, stable until 2031" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      keyword: "Plainbus for developers",
      heading: "One GET. Every bus.",
      lead: "Positions, departures and disruptions of all our operators as plain JSON. No key below a thousand calls a day.",
      facts: ["p95 of 41 ms last month", "No SDK to install", "Errors in whole sentences"],
      actions: [{ label: "Read the endpoints", href: "#endpoints" }],
    },
    {
      block: "features-lines",
      nav: "Endpoints",
      heading: "Five addresses, that is all of it",
      items: [
        {
          heading: "/stops",
          text: "Names, positions, step-free access, and which side of the road.",
        },
        {
          heading: "/departures",
          text: "The next twenty from any stop, with the reason when one is late.",
        },
        {
          heading: "/vehicles",
          text: "Where each bus is, how full, and when we last heard from it.",
        },
        {
          heading: "/trips",
          text: "A whole journey with every call, for today or any day since 2019.",
        },
        { heading: "/notices", text: "Closures and diversions, with a shape that you can draw." },
      ],
    },
    {
      block: "figures-row",
      nav: "Limits",
      tone: "brand",
      heading: "Limits, written down",
      figures: [
        { figure: "1,000", label: "calls a day without a key", text: "Counted by address" },
        { figure: "50", label: "calls a second with one", text: "Bursts of 200 are fine" },
        { figure: "5 yrs", label: "notice before anything is removed" },
      ],
    },
    {
      block: "story-split",
      nav: "Made with it",
      heading: "A clock for the café wall",
      picture: { id: "tech-keycaps", zoom: 1.3, at: [60, 45] },
      caption: "Four hundred lines, one evening",
      text: "The café opposite our depot wrote its own departure board on an old tablet. People now finish their coffee. We liked it so much that the source is linked from our start page.",
      flip: true,
    },
    {
      block: "call-line",
      nav: "Ask",
      heading: "Stuck? A person answers",
      action: { label: "api@plainbus.example", href: "mailto:api@plainbus.example" },
    },
  ],
  footer: { block: "footer-large", closing: "Status page: all lines running" },
};
