import type { LayoutPages } from "../pages.ts";

/** For planners: whole stays added up by season, extras and terms; then dates. */
export default {
  second: {
    label: "Stays",
    sections: [
      {
        block: "hero-panel",
        tone: "tint",
        keyword: "Rates for 2027",
        heading: "Two nights or three, added up",
        lead: "The third night in a row is a tenth less. These are the sums for two people with breakfast, so you don't need a calculator.",
        picture: "trav-harbour",
        facts: [
          ["Two nights", "from £128"],
          ["Three nights", "from £185.60"],
          ["Under six", "free"],
        ],
        actions: [
          { label: "Whole stays", href: "#stays" },
          { label: "Extras", href: "#extras" },
        ],
      },
      {
        block: "spec-sheet",
        id: "stays",
        heading: "Whole stays",
        lead: "For two, in one room, on any days of the week.",
        groups: [
          {
            heading: "Low water, two nights",
            lines: [
              ["Small double", "£128"],
              ["Double or twin", "£176"],
              ["Corner room", "£236"],
            ],
          },
          {
            heading: "Low water, three",
            lines: [
              ["Small double", "£185.60"],
              ["Double or twin", "£255.20"],
              ["Corner room", "£342.20"],
            ],
          },
          {
            heading: "Half tide, two nights",
            lines: [
              ["Small double", "£152"],
              ["Double or twin", "£208"],
              ["Corner room", "£272"],
            ],
          },
          {
            heading: "Half tide, three",
            lines: [
              ["Small double", "£220.40"],
              ["Double or twin", "£301.60"],
              ["Corner room", "£394.40"],
            ],
          },
          {
            heading: "High water, two nights",
            lines: [
              ["Small double", "£184"],
              ["Double or twin", "£256"],
              ["Corner room", "£328"],
            ],
          },
          {
            heading: "High water, three",
            lines: [
              ["Small double", "£266.80"],
              ["Double or twin", "£371.20"],
              ["Corner room", "£475.60"],
            ],
          },
        ],
        note: "Low water: November to March. Half tide: April, May, October. High water: June to September.",
      },
      {
        block: "menu-prices",
        id: "extras",
        tone: "sunken",
        heading: "Extras",
        lead: "Written on the bill line by line, if you have them.",
        courses: [
          {
            heading: "For the room",
            dishes: [
              { name: "Cot or child's bed", price: "free" },
              { name: "A dog, in some rooms", price: "free" },
              { name: "Room kept until three", price: "£15" },
            ],
          },
          {
            heading: "To eat",
            dishes: [
              { name: "Packed lunch", text: "Ordered by nine the evening before", price: "£9" },
              { name: "Early supper, children", price: "£7" },
              { name: "Soup and bread, late arrival", price: "£8" },
            ],
          },
          {
            heading: "On the water",
            dishes: [
              { name: "Island boat", text: "April to October", price: "£14" },
              { name: "Island boat, child", price: "£6" },
              { name: "Visitors' mooring", text: "A night", price: "£12" },
            ],
          },
        ],
        note: "Parking at the quarry, bags by handcart, bicycles in the shed: all free.",
      },
      {
        block: "questions-accordion",
        heading: "Paying and cancelling",
        questions: [
          {
            question: "When do I pay?",
            answer:
              "When you leave, by card or cash. We take no deposit for stays of up to three nights.",
          },
          {
            question: "What if I cancel?",
            answer:
              "Free until two days before. After that we ask for one night, unless we can let the room.",
          },
          {
            question: "Is it cheaper elsewhere online?",
            answer:
              "No. We print one rate a year, and it is the same by telephone, by email and at the door.",
          },
          {
            question: "Alone in a double room?",
            answer:
              "The rate is for the room, so it stays the same. Most guests who travel alone choose a small double.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-faces",
        keyword: "The diary is on the desk",
        heading: "Telephone Iris, or write",
        lead: "She sees which window is free and tells you at once. She answers emails the same day.",
        actions: [
          { label: "{phone}", href: "tel:{phone}" },
          { label: "Ask by form", href: "#dates" },
        ],
        people: [
          { picture: "person-hotelier-iris", name: "Iris Tudur", role: "desk and diary" },
          { picture: "person-host-gwen", name: "Gwen Tudur", role: "house and paths" },
          { picture: "person-host-huw", name: "Huw Tudur", role: "moorings, boat, handcart" },
        ],
      },
      {
        block: "contact-form",
        id: "dates",
        heading: "Your dates",
        fields: [
          { label: "Arriving", kind: "date" },
          { label: "Nights", kind: "number" },
          {
            label: "Kind of room",
            kind: "choice",
            options: ["Small double", "Double", "Twin", "Corner"],
          },
          { label: "Adults, children and ages" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "A wish", optional: true, hint: "A floor, a window, a cot" },
        ],
        send: "Send these dates",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "Desk and keys",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By train", "{town} Halt, hourly"],
          ["After ten", "The key is in the lobster pot"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
