import type { Layout } from "../../schema/model.ts";

/** For a family thinking of adopting: who is waiting, how it goes, how to help. */
export const pets4: Layout = {
  caption: "A rescue: animals waiting, how adoption goes, ways to help",
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
      block: "hero-doors",
      keyword: "The back kennels",
      heading: "Adopt a dog or a cat",
      lead: "Two are waiting for a home today.",
      doors: [
        {
          label: "Biscuit",
          note: "Dog, about six, likes laps",
          href: "#waiting",
          picture: "pets-dog",
        },
        {
          label: "Marmalade",
          note: "Cat, two, likes windows",
          href: "#waiting",
          picture: "pets-cat",
        },
        { label: "Help", note: "From £6 a night", href: "#help", picture: "pets-paper-paw" },
      ],
    },
    {
      block: "spec-sheet",
      nav: "Waiting",
      id: "waiting",
      heading: "Who is waiting",
      lead: "Both are chipped, vaccinated and neutered.",
      groups: [
        {
          heading: "Biscuit, dog, about six",
          lines: [
            ["Size", "Knee high, 19 kg"],
            ["Lives with cats", "No"],
            ["Children", "Yes, loves them"],
            ["Needs", "Two walks, one sofa"],
            ["Left alone", "Three hours, with the radio"],
          ],
        },
        {
          heading: "Marmalade, cat, two",
          lines: [
            ["Goes out", "Yes"],
            ["Lives with dogs", "Perhaps, slowly"],
            ["Children", "Over eight"],
            ["Needs", "A windowsill and talk"],
            ["Left alone", "A day, with a window"],
          ],
        },
      ],
      note: "£90 for a dog, £60 for a cat, to cover jabs and chip.",
    },
    {
      block: "process-steps",
      lead: "Four weeks, two visits from you and one from us.",
      nav: "Steps",
      tone: "tint",
      heading: "How adoption works",
      steps: [
        {
          heading: "Meet",
          text: "Visit twice at least, once with everybody who lives with you.",
          note: "Saturdays",
        },
        { heading: "Check", text: "We visit you: to see the fence, not the dust.", note: "Week 1" },
        {
          heading: "Try",
          text: "Two weeks at your home. You may say no, and so may Biscuit.",
          note: "Weeks 2 and 3",
        },
        {
          heading: "Keep",
          text: "Papers, a year of advice, and a lead. We take back any animal, any time.",
          note: "Week 4",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "pets-abstract-trail",
      lead: "Ask them anything: what it eats, what it fears, and whether it snores.",
      nav: "Carers",
      tone: "tint",
      heading: "Who looks after them till then",
      people: [
        {
          picture: "pets-paper-kennel",
          name: "Kennels and bowls",
          role: "Bronagh Daly",
          text: "Bronagh feeds them at seven and five, and can tell you what each one is afraid of.",
        },
        {
          name: "Dr Piers Holt",
          role: "Health",
          text: "Piers checks every arrival, and falls for most of the cats.",
        },
      ],
    },
    {
      block: "prices-list",
      scale: "poster",
      lead: "Paid in at the desk or by standing order. Thank-you by paw.",
      nav: "Help",
      heading: "What a gift does",
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
  ],
  footer: { block: "footer-card", heading: "Visiting on Saturdays from two. Bring a ball." },
};
