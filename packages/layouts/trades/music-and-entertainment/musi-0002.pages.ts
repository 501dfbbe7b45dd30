import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Acts",
    sections: [
      {
        block: "hero-panel",
        tone: "night",
        keyword: "9 to 11 July 2027",
        heading: "All thirty, with times",
        lead: "The street is free. The arches are first come, first in, and there is always another act within the hour.",
        picture: "musi-abstract-bunting",
        actions: [{ label: "See the times", href: "#times" }],
        facts: [
          ["Friday", "9 acts"],
          ["Saturday", "11 acts"],
          ["Sunday", "10 acts"],
        ],
      },
      {
        block: "schedule-lineup",
        id: "times",
        heading: "Street and arches",
        days: [
          {
            heading: "Friday, street",
            slots: [
              { time: "18:00", name: "Brass at the bridge" },
              { time: "19:00", name: "{street name} Juniors", text: "Under sixteen, over loud" },
              { time: "20:15", name: "The Friday Trio" },
            ],
          },
          {
            heading: "Friday, arches",
            slots: [
              { time: "18:45", name: "Hollow Men's Choir", place: "Arch 39" },
              { time: "19:30", name: "Marrow Sisters", place: "Arch 41" },
              { time: "20:30", name: "Kip & Daughter", place: "Arch 39" },
              { time: "21:00", name: "Cinder Club", place: "Arch 38" },
              { time: "22:00", name: "Nightwatch", place: "Arch 41" },
              { time: "23:00", name: "Slow disco", place: "Arch 40" },
            ],
          },
          {
            heading: "Saturday, street",
            slots: [
              { time: "11:00", name: "For very small ears" },
              { time: "13:00", name: "Steel on Wheels", text: "Pans on a milk float" },
              { time: "18:00", name: "Choir of neighbours", text: "You may join" },
              { time: "20:00", name: "Ceilidh, called" },
            ],
          },
          {
            heading: "Saturday, arches",
            slots: [
              { time: "14:00", name: "Paper Lung", place: "Arch 38" },
              { time: "15:00", name: "Teo Blank", place: "Arch 41" },
              { time: "16:00", name: "Two Harps", place: "Arch 40" },
              { time: "17:00", name: "Rafe Lowe", place: "Arch 39" },
              { time: "19:30", name: "The Late Buses", place: "Arch 41" },
              { time: "21:30", name: "Ondine Okri", place: "Arch 40" },
              { time: "23:00", name: "Dot, two decks", place: "Arch 38" },
            ],
          },
          {
            heading: "Sunday, street",
            slots: [
              { time: "13:00", name: "Morris, briefly" },
              { time: "14:00", name: "Mbali Dunne's drum hour", text: "Bring something to hit" },
              { time: "17:30", name: "Samba from the school" },
              { time: "19:00", name: "Everyone, once more" },
            ],
          },
          {
            heading: "Sunday, arches",
            slots: [
              { time: "12:00", name: "Hangover quartet", place: "Arch 39" },
              { time: "13:15", name: "Arthur and a silent film", place: "Arch 40" },
              { time: "15:00", name: "Letters Home", place: "Arch 38" },
              { time: "16:00", name: "Open chair", text: "Ten minutes each", place: "Arch 41" },
              { time: "17:00", name: "Sable and Finch", place: "Arch 39" },
              { time: "18:00", name: "The Long Fade", place: "Arch 40" },
            ],
          },
        ],
      },
      {
        block: "menu-prices",
        tone: "brand",
        heading: "Eleven stalls",
        lead: "All from within a mile. One plate from each; there are more.",
        courses: [
          {
            heading: "By the bridge",
            dishes: [
              { name: "Jollof and plantain", price: "£8.50", mark: "vg" },
              { name: "Pie, mash, liquor", price: "£8" },
              { name: "Banh mi", price: "£7.50" },
              { name: "Dal and flatbread", price: "£8", mark: "vg" },
            ],
          },
          {
            heading: "Along the street",
            dishes: [
              { name: "Grilled halloumi wrap", price: "£7.50", mark: "v" },
              { name: "Jerk chicken, rice", price: "£8.90" },
              { name: "Pierogi, eight", price: "£7", mark: "v" },
              { name: "Chips, curry sauce", price: "£4", mark: "vg" },
            ],
          },
          {
            heading: "Sweet and cold",
            dishes: [
              { name: "Soft ice", price: "£3.50", mark: "v" },
              { name: "Baklava, three", price: "£4", mark: "v" },
              { name: "Lemonade, half litre", price: "£3", mark: "vg" },
            ],
          },
        ],
        note: "v: vegetarian. vg: vegan. Every plate under ten pounds. Cash and cards.",
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        heading: "Tickets, access, stalls, noise",
        lead: "We answer within three days. During the festival call: the telephone is on a person, not on a desk.",
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
        picture: "musi-abstract-arches",
        facts: [
          ["Day tickets", "From 1 March"],
          ["Under-twelves", "Free"],
          ["Carers", "Free"],
        ],
      },
      {
        block: "contact-form",
        id: "ask",
        tone: "night",
        heading: "Ask the festival",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "It is about",
            kind: "select",
            options: [
              "Day ticket, £18",
              "Three days, £42",
              "Neighbour ticket, £10",
              "Access and carers",
              "Helping on the day",
              "A stall or a band",
            ],
          },
          { label: "How many?", kind: "number", optional: true },
          { label: "What should we know?", kind: "textarea", optional: true },
        ],
        send: "Send it",
      },
      {
        block: "map-directions",
        heading: "{street name}",
        plan: "streets",
        pin: "Arch 41",
        nearby: ["New Cross station", "The bridge", "Arch 38"],
        address: ["{address lines}"],
        ways: [
          ["Train", "New Cross, six minutes. Follow the bunting."],
          ["Night bus", "N89 from the corner, every twelve minutes until four."],
          [
            "Step-free",
            "All four arches and the viewing platform. Blue badge bays behind arch 38: book one with the form.",
          ],
          ["Bicycle", "Two hundred stands at the school, watched until one."],
        ],
      },
    ],
  },
} satisfies LayoutPages;
