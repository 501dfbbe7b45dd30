import type { Layout } from "../../model.ts";

export const inte1: Layout = {
  caption: "A wide room, then a before and after",
  nav: { block: "nav-plain", aside: "Taking on two houses for spring" },
  sections: [
    {
      block: "hero-offset",
      heading: "Rooms that improve with a dog in them",
      lead: "We arrange, colour and furnish old houses for the people who will actually sit there.",
      picture: "inte-lounge",
      caption: "Sitting room at Coombe End, north light, four o'clock",
      actions: [{ label: "See one change", href: "#change" }],
    },
    {
      block: "compare-pair",
      nav: "Change",
      tone: "raised",
      heading: "A wall, a lamp, a chair",
      before: {
        label: "In March",
        text: "A radiator, a television, two people on one sofa facing the wrong way.",
        picture: { id: "inte-shelf", zoom: 1.6, at: [30, 70] },
      },
      after: {
        label: "In June",
        text: "The chair turned to the window. The rest followed by itself.",
        picture: "inte-lounge",
      },
    },
    {
      block: "features-lines",
      nav: "What we do",
      heading: "What we do, and in what order",
      items: [
        {
          heading: "Sit",
          text: "We spend a whole day in the house, mostly in silence, moving from chair to chair.",
        },
        { heading: "Clear", text: "A third goes: to the attic, to your sister, to the hall sale." },
        {
          heading: "Colour",
          text: "Brushed on lining paper, pinned up for a week of mornings and evenings.",
        },
        { heading: "Fill", text: "Old things first, made things second, bought things last." },
      ],
    },
    {
      block: "call-line",
      nav: "Write",
      heading: "Which room do you walk past?",
      action: { label: "room@alderroom.example", href: "mailto:room@alderroom.example" },
    },
  ],
  footer: { block: "footer-slim" },
};
