import type { LayoutPages } from "../pages.ts";

/** For engineers of rail and bridges: sizes, tests and the way to site; then the joint itself. */
export default {
  second: {
    label: "Assemblies",
    sections: [
      {
        block: "hero-type",
        keyword: "Bolt, nut and washers",
        heading: "Sold as a joint, not as parts",
        lead: "Bolt, nut and washers are made, tested and packed together, with one number for all of them.",
        facts: ["M12 to M24", "8.8 and 10.9 HV", "Cast to bolt"],
        actions: [
          { label: "Talk to an engineer", href: "/contact" },
          { label: "Sizes and tests", href: "#sizes" },
        ],
      },
      {
        block: "spec-sheet",
        id: "sizes",
        heading: "For structures and track",
        lead: "Other lengths within three weeks, other heads after a drawing.",
        picture: "indu-bolt",
        groups: [
          {
            heading: "Preload assemblies",
            lines: [
              ["Size", "M12 to M24"],
              ["Length", "40 to 180 mm"],
              ["Grade", "8.8 and 10.9 HV"],
              ["Finish", "Hot-dip galvanised"],
            ],
          },
          {
            heading: "Track",
            lines: [
              ["Fishbolts", "M24 × 130 to 160"],
              ["Sleeper screws", "Three heads, from 2,000"],
              ["Insulated joints", "On request"],
            ],
          },
          {
            heading: "With each pallet",
            lines: [
              ["Cast and hardness", "One sheet"],
              ["Torque curve", "Five assemblies tested"],
              ["Order", "By span or by week"],
            ],
          },
        ],
        note: "Sizes and tests are examples, as is the works.",
      },
      {
        block: "process-steps",
        tone: "sunken",
        heading: "From joint to site",
        steps: [
          {
            heading: "Joint",
            text: "You send the detail, not the bolt. Sandra marks what she would change.",
            note: "Week 1",
          },
          {
            heading: "Trial",
            text: "Five assemblies are tightened in our lab, while you watch or on film.",
            note: "Week 3",
          },
          {
            heading: "Run",
            text: "Forged, hardened and galvanised in one order, from one cast where possible.",
            note: "Weeks 4 to 7",
          },
          {
            heading: "Site",
            text: "Pallets are numbered in the order you build, a day ahead of each lift.",
            note: "Week 8",
          },
        ],
      },
      {
        block: "questions-accordion",
        heading: "What site engineers ask",
        questions: [
          {
            question: "Can the nuts come pre-lubricated?",
            answer:
              "Yes, waxed and bagged with their bolts. The torque on the sheet is for that state.",
          },
          {
            question: "What if a pallet gets rained on?",
            answer: "Keep the bags closed. Wet assemblies come back and are tested again, free.",
          },
          {
            question: "Do you supply spares?",
            answer: "Two in a hundred, from the same cast, in a marked box.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-split",
        keyword: "Engineering desk",
        heading: "Send us the joint",
        lead: "Sandra or Delroy answers on the next working day, with a sketch in the margin. A photo of the detail is enough to begin.",
        picture: "person-owner-sandra",
        actions: [
          { label: "Describe the joint", href: "#joint" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "joint",
        tone: "ink",
        heading: "Describe the joint",
        lead: "Drawings can follow by email.",
        fields: [
          { label: "Company", autoComplete: "organization" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "Structure",
            kind: "select",
            options: ["Footbridge", "Road bridge", "Track", "Station or depot", "Something else"],
          },
          { label: "Size, grade, number", hint: "M20 × 85, 10.9 HV, about 900" },
          { label: "First pallet on site", kind: "date" },
          { label: "Access, torque, inspection", kind: "textarea", optional: true },
        ],
        send: "Ask an engineer",
      },
      {
        block: "hours-location",
        tone: "sunken",
        heading: "See a trial in the lab",
        lead: "By appointment, in the morning. Bring your torque wrench.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Visitors", "Gate 1, steel toes; we have spares"],
          ["By tram", "Twelve minutes on foot, along the canal"],
          ["Certificates", "Sent with every quotation, or ask for one now"],
          ["Email", "{email}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
