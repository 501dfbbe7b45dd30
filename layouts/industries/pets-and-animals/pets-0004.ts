import type { Layout } from "../../model.ts";

export const pets4: Layout = {
  caption: "A rescue: animals waiting, and what they need",
  theme: {
    brand: "#c8402f",
    paper: { hue: 40, chroma: 0.02, kind: "toned" },
    type: { headline: "bitter", body: "nunito" },
    headline: { weight: 700, tracking: -0.03, leading: 1.02, scale: "normal" },
    picture: { shape: "framed", filter: "warm", ratio: "square" },
    corner: "slight",
    button: "same",
    keyword: "plain",
    rule: "dashed",
  },
  nav: { block: "nav-plain", aside: "Visiting on Saturdays from two" },
  sections: [
    {
      block: "hero-collage",
      keyword: "The back kennels",
      heading: "Three are waiting",
      lead: "The practice takes in what the lane leaves on the step. They want a sofa.",
      pictures: ["pets-dog", "pets-cat", "pets-bowl"],
      actions: [{ label: "Meet them", href: "#waiting" }],
    },
    {
      block: "listing-properties",
      nav: "Waiting",
      heading: "Meet them",
      properties: [
        {
          name: "Biscuit",
          place: "Dog, about six",
          price: "Free to the right lap",
          picture: "pets-dog",
          facts: [
            ["Size", "Knee"],
            ["Cats", "No"],
            ["Children", "Yes"],
            ["Snores", "Yes"],
          ],
          href: "#steps",
          status: "New",
        },
        {
          name: "Marmalade",
          place: "Cat, two",
          price: "Free to a windowsill",
          picture: "pets-cat",
          facts: [
            ["Goes out", "Yes"],
            ["Dogs", "Perhaps"],
            ["Children", "Older"],
            ["Talks", "All day"],
          ],
          href: "#steps",
        },
      ],
    },
    {
      block: "process-steps",
      nav: "Steps",
      tone: "tint",
      heading: "How an animal comes home with you",
      steps: [
        { heading: "Visit", text: "Twice at least, once with everybody who lives with you." },
        { heading: "We visit", text: "To see the fence, not the dust." },
        { heading: "Try", text: "Two weeks. You may say no, and so may Biscuit." },
      ],
    },
    {
      block: "prices-list",
      nav: "Help",
      heading: "What a few pounds do here",
      groups: [
        {
          heading: "Once",
          lines: [
            { name: "A bag of kibble", price: "£9" },
            { name: "A night in the warm", price: "£6" },
          ],
        },
        {
          heading: "Every month",
          lines: [
            { name: "One animal's jabs over a year", price: "£4" },
            { name: "The heating, shared with many", price: "£10" },
          ],
        },
      ],
    },
    {
      block: "call-picture",
      nav: "Come",
      tone: "deep",
      heading: "Saturdays from two, bring a ball",
      picture: "pets-bowl",
      actions: [{ label: "Say that you are coming", href: "mailto:kennels@wagandwhisker.example" }],
    },
  ],
  footer: { block: "footer-card", heading: "Found something small and wet? Knock, at any hour." },
};
