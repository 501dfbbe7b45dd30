import type { LayoutPages } from "../pages.ts";

/** For members and scientists: the 1,204 species by group and how one is accepted; then records and data. */
export default {
  second: {
    label: "Species",
    sections: [
      {
        block: "hero-type",
        keyword: "Annual count 2026",
        heading: "All 1,204 species, group by group",
        lead: "The list behind the headline: how many of each group, how we check a record, and where the doubtful ones go.",
        facts: ["Nineteen new in 2026", "Forty counters", "612 visits"],
        actions: [
          { label: "Numbers by group", href: "#groups" },
          { label: "Request the data", href: "/contact" },
        ],
      },
      {
        block: "spec-sheet",
        id: "groups",
        tone: "sunken",
        heading: "Numbers by group",
        lead: "Species recorded in the wood up to 31 October 2026; new ones in brackets.",
        groups: [
          {
            heading: "Plants: 378",
            lines: [
              ["Flowering plants and trees", "236 (2)"],
              ["Ferns and horsetails", "24 (0)"],
              ["Mosses and liverworts", "118 (3)"],
            ],
          },
          {
            heading: "Fungi and lichens: 443",
            lines: [
              ["Fungi", "302 (6)"],
              ["Lichens", "141 (1)"],
            ],
          },
          {
            heading: "Vertebrates: 123",
            lines: [
              ["Birds", "83 (0)"],
              ["Mammals, bats included", "27 (1)"],
              ["Fish", "6 (0)"],
              ["Frogs, newts and lizards", "7 (0)"],
            ],
          },
          {
            heading: "Invertebrates: 260",
            lines: [
              ["Butterflies and moths", "148 (4)"],
              ["Beetles", "61 (2)"],
              ["Dragonflies", "14 (0)"],
              ["Spiders", "37 (0)"],
            ],
          },
        ],
        note: "The new mammal is the beaver. Flies, wasps and snails have not been counted yet.",
      },
      {
        block: "process-steps",
        heading: "How a record is accepted",
        lead: "A species enters the book after four steps, and not before.",
        steps: [
          {
            heading: "Seen",
            text: "Two counters see it together and write down the plot, the date and the hour.",
            note: "In the field",
          },
          {
            heading: "Shown",
            text: "A photograph, a feather or a sample under a number. Rare plants are not picked.",
            note: "Same day",
          },
          {
            heading: "Named",
            text: "The counter for that group names it. If there is doubt, an outside specialist decides.",
            note: "Within a month",
          },
          {
            heading: "Entered",
            text: "Name, date, square and both initials go into the book and the file.",
            note: "First Sunday",
          },
        ],
      },
      {
        block: "call-band",
        wide: "natu-paper-lake",
        tone: "brand",
        heading: "Beginners count too, beside an experienced pair of eyes",
        lead: "The next season of plots starts in March.",
        actions: [{ label: "Join the count", href: "/contact" }],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "The count",
        heading: "Join in, send a record, use the data",
        lead: "Philippa sorts the post on Thursdays, so you have an answer within a week. Records are acknowledged with their number.",
        picture: "natu-paper-flycatcher",
        facts: [
          ["Report", "64 pages, free as PDF"],
          ["On paper", "£4"],
          ["Data", "free, with credit"],
        ],
        actions: [{ label: "Fill in the form", href: "#form" }],
      },
      {
        block: "contact-form",
        id: "form",
        heading: "To the counters",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "I would like to",
            kind: "select",
            options: [
              "Join the count",
              "Send a record",
              "Use the data",
              "Order the report on paper",
            ],
          },
          { label: "Date of the record", optional: true },
          { label: "Plot or grid square", optional: true, hint: "Plot 7, or NY 4 2" },
          { label: "Species, evidence or question", kind: "textarea" },
        ],
        send: "Send",
      },
      {
        block: "questions-columns",
        tone: "sunken",
        heading: "About records and data",
        questions: [
          {
            question: "Is a photograph enough?",
            answer:
              "For birds, butterflies and most plants, yes. For mosses and beetles we need a sample.",
          },
          {
            question: "How is the data licensed?",
            answer:
              "Free for any use with credit to the Trust. Nest sites of rare birds are blurred to 1 km.",
          },
          {
            question: "How much time does a plot take?",
            answer: "One morning every second week from March to October, always in pairs.",
          },
          {
            question: "I found a dormouse. Really?",
            answer: "Then please phone the same day. In sixty tubes we found none this year.",
          },
        ],
      },
      {
        block: "hours-location",
        heading: "The record room",
        lead: "In the Lodge, upstairs. Samples can be left in the box by the door.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Telephone", "{phone}"],
          ["Email", "{email}"],
        ],
        actions: [{ label: "Phone the Lodge", href: "tel:{phone}" }],
      },
    ],
  },
} satisfies LayoutPages;
