import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Programme",
    sections: [
      {
        block: "hero-ticket",
        keyword: "Free, all ages",
        heading: "Two days, hour by hour",
        lead: "The doors stay open throughout. These things happen only once, so you don't want to miss them.",
        stub: ["Sat and Sun", "5–6", "December 2026"],
        facts: [
          ["Saturday", "11:00–21:00"],
          ["Sunday", "11:00–17:00"],
          ["Soup", "from noon, £4"],
          ["Entry", "free"],
        ],
        picture: "artd-kiln",
        actions: [{ label: "See the hours", href: "#hours" }],
      },
      {
        block: "schedule-lineup",
        id: "hours",
        heading: "What happens when",
        lead: "Door 4 cuts letters every hour, on the hour, both days.",
        days: [
          {
            heading: "Saturday, 5 December",
            slots: [
              {
                time: "11:00",
                name: "Doors open",
                text: "Maps and orange scarves at the river gate",
                place: "River gate",
              },
              {
                time: "12:00",
                name: "A bell is cast",
                text: "Joss Hale pours bronze, outdoors, behind a rope",
                place: "Door 29",
              },
              {
                time: "13:30",
                name: "Shavings",
                text: "Children plane a plank and keep the curls",
                place: "Door 8",
              },
              {
                time: "15:00",
                name: "Stir a bucket",
                text: "Ottoline Garr mixes the red of the day",
                place: "Door 3",
              },
              {
                time: "16:30",
                name: "Lantern walk",
                text: "Along the orange lights, for small legs",
                place: "The yard",
              },
              {
                time: "18:00",
                name: "Lino by lamplight",
                text: "Ruaridh Bain prints until the blocks run out",
                place: "Door 20",
              },
              {
                time: "20:00",
                name: "Songs and soup",
                text: "The last pot, with whatever instruments turn up",
                place: "The yard",
              },
            ],
          },
          {
            heading: "Sunday, 6 December",
            slots: [
              {
                time: "11:00",
                name: "Quiet hour",
                text: "Lights low and no machines, at every door",
                place: "All doors",
              },
              {
                time: "12:00",
                name: "A second bell",
                text: "Yesterday's is cool enough to ring",
                place: "Door 29",
              },
              {
                time: "13:00",
                name: "Shoes in four minutes",
                text: "Pat Innes draws yours for £5",
                place: "Door 17",
              },
              {
                time: "14:00",
                name: "A tour of all floors",
                text: "Forty minutes, by lift where there is one",
                place: "River gate",
              },
              {
                time: "15:00",
                name: "The kiln is opened",
                text: "Kemi Abara, nine weeks of glazing, one lid",
                place: "Door 11",
              },
              {
                time: "16:30",
                name: "Names from the hat",
                text: "Thirty-one small works, one from each artist",
                place: "The yard",
              },
            ],
          },
        ],
      },
      {
        block: "menu-board",
        tone: "brand",
        heading: "In the yard, from noon",
        dishes: [
          { name: "Lentil and lemon soup", text: "With bread, vegan", price: "£4" },
          { name: "Cullen skink", text: "Smoked haddock, milk, potato", price: "£4" },
          { name: "Clootie dumpling", text: "Steamed in a cloth", price: "£3" },
          { name: "Hot apple juice", price: "£2" },
          { name: "Tea, as much as you like", text: "Bring your own mug", price: "£1" },
        ],
        note: "Allergens are on the lid of every pot. Cash and cards.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Coming with a group, or with a question?",
        lead: "You don't need a ticket. Write if there are ten of you or more, or if we should prepare something for you.",
        facts: ["Free entry", "Reply within two days", "On the weekend: phone"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "rsvp-form",
        id: "group",
        heading: "Tell us you're coming",
        lead: "So that there are enough aprons and enough soup.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "Which day?", kind: "choice", options: ["Saturday", "Sunday", "Both"] },
          { label: "How many grown-ups?", kind: "number" },
          { label: "How many children?", kind: "number", optional: true },
          {
            label: "What should we prepare?",
            kind: "textarea",
            hint: "A wheelchair, a quiet hour, a class visit",
            optional: true,
          },
        ],
        send: "Put us on the list",
        closing: "You will have an answer and a map within two days.",
      },
      {
        block: "map-directions",
        wide: "artd-abstract-tiles",
        tone: "brand",
        heading: "The wharf, and how to get to it",
        plan: "river",
        pin: "{name}",
        nearby: ["{town} Green", "Bridge end", "River Clyde"],
        address: ["{address lines}"],
        ways: [
          ["Saturday", "5 December, 11:00–21:00. The busiest hour is noon, when the bell is cast."],
          ["Sunday", "6 December, 11:00–17:00, with a quiet hour at the start."],
          ["By train", "Bridge end exit, then follow the orange dots for eight minutes."],
          [
            "By car",
            "There is no parking on the wharf. Blue badge holders: phone and we open the river gate.",
          ],
        ],
      },
    ],
  },
} satisfies LayoutPages;
