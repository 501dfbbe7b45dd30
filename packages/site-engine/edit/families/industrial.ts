import type { OwnPages } from "./family-pages.ts";

/** Second pages of the forge's five variations, by the name of the variation. */
export const industrialPages = {
  // Made to drawing.
  "indu-0001-1": {
    second: {
      label: "Quality",
      sections: [
        {
          block: "hero-split",
          keyword: "Lab and gauges",
          heading: "Measured before it leaves",
          lead: "Every batch has a sheet, and every sheet a name. What is out of tolerance is scrapped here, not sorted at your line.",
          picture: "indu-gears",
          actions: [{ label: "Send a drawing", href: "/contact" }],
        },
        {
          block: "process-steps",
          heading: "What happens to a batch",
          lead: "Four looks at your part, by four people.",
          steps: [
            {
              heading: "Wire",
              text: "Each coil comes with its cast sheet. We pull a piece of our own before it is drawn.",
              note: "Goods in",
            },
            {
              heading: "First off",
              text: "The first ten are measured whole. The press waits until the sheet is signed.",
              note: "At the press",
            },
            {
              heading: "Running",
              text: "Five pieces every half hour, written down with the time and the setter's name.",
              note: "During the run",
            },
            {
              heading: "Last",
              text: "Hardness, thread and head after plating. One in two hundred is pulled apart.",
              note: "Before packing",
            },
          ],
        },
        {
          block: "questions-accordion",
          tone: "sunken",
          heading: "What buyers ask",
          questions: [
            {
              question: "Do you make first samples with a report?",
              answer: "Yes, ten pieces with all dimensions, free with orders above two tonnes.",
            },
            {
              question: "How long are sheets kept?",
              answer: "Ten years, under the number that is on the box.",
            },
            {
              question: "What if a box is wrong?",
              answer:
                "Ring. We collect it, replace it from the next run, and send you what went wrong.",
            },
          ],
        },
      ],
    },
  },
  // From stock.
  "indu-0001-2": {
    second: {
      label: "Delivery",
      sections: [
        {
          block: "hero-type",
          keyword: "From shelf to bench",
          heading: "Ordered by three, there by seven",
          lead: "Our own van goes round the Midlands every night. Everything else leaves with a carrier at five.",
          facts: ["Collect from 6:00", "Free above £250", "Returns within 30 days"],
          actions: [{ label: "Order boxes", href: "/contact" }],
        },
        {
          block: "prices-list",
          heading: "Vans and collection",
          lead: "For one address, excluding VAT.",
          groups: [
            {
              heading: "Our van",
              lines: [
                { name: "Black Country", text: "By 7:00 the next day", price: "£6.50" },
                { name: "Midlands", text: "By 7:00 the next day", price: "£9.50" },
                { name: "Same day, by noon", text: "Order by 9:00", price: "£24" },
              ],
            },
            {
              heading: "Carrier",
              lines: [
                { name: "Up to 30 kg", text: "Two days, mainland", price: "£9.50" },
                { name: "Pallet", text: "Three days, tail lift", price: "£62" },
                { name: "Collection", text: "Gate 2, from 6:00", price: "free" },
              ],
            },
          ],
          note: "Above £250 the van and a parcel cost nothing.",
        },
        {
          block: "questions-accordion",
          tone: "sunken",
          heading: "Boxes and returns",
          questions: [
            {
              question: "May we mix sizes in a box?",
              answer: "No, but there are half boxes of M8 to M12 at sixty per cent of the price.",
            },
            {
              question: "Who pays for what comes back?",
              answer: "We do, if the box is closed and the month is not over.",
            },
            {
              question: "What if a size is out?",
              answer: "You are told before we pick. The next run of each size is on the list.",
            },
          ],
        },
      ],
    },
  },
  // Heat treatment.
  "indu-0001-3": {
    second: {
      label: "Before you send",
      sections: [
        {
          block: "hero-split",
          keyword: "Goods in, gate 2",
          heading: "What the furnace wants to know",
          lead: "Steel, weight, and the hardness you need. With these three we can say yes or no on the telephone.",
          picture: "indu-furnace",
          actions: [{ label: "Book a slot", href: "/contact" }],
        },
        {
          block: "spec-sheet",
          heading: "What fits and what does not",
          lead: "If it is a little outside, ask: the crane has a longer hook.",
          groups: [
            {
              heading: "A load",
              lines: [
                ["Basket", "900 × 600 × 600 mm"],
                ["Weight", "up to 400 kg"],
                ["Longest part", "850 mm"],
                ["Hottest", "1,050 °C"],
              ],
            },
            {
              heading: "Steels",
              lines: [
                ["Carbon, alloyed", "yes"],
                ["Case hardening", "up to 1.2 mm"],
                ["Stainless", "stress relief only"],
                ["Cast iron", "ask first"],
              ],
            },
            {
              heading: "How it should come",
              lines: [
                ["Clean and dry", "no oil, no paint"],
                ["Packed", "pallet or stillage"],
                ["With it", "cast sheet, if you have it"],
              ],
            },
          ],
          note: "Parts that arrive wet go home again: steam and hot oil do not mix.",
        },
        {
          block: "process-steps",
          tone: "night",
          heading: "A load, hour by hour",
          steps: [
            {
              heading: "Stack",
              text: "Rosa places every part so that oil reaches all sides, and takes a picture of it.",
              note: "7:00",
            },
            {
              heading: "Heat",
              text: "Up in four hours, held for as long as the thickest part needs, logged every second.",
              note: "8:00",
            },
            {
              heading: "Quench",
              text: "Into oil within nine seconds of the door. This is the loud part.",
              note: "14:00",
            },
            {
              heading: "Read",
              text: "Tempered overnight, ten points measured in the morning, chart in the lid.",
              note: "The next day",
            },
          ],
        },
      ],
    },
  },
  // Apprenticeships.
  "indu-0001-4": {
    second: {
      label: "A week",
      sections: [
        {
          block: "hero-split",
          keyword: "First year, in the tool room",
          heading: "What a week here looks like",
          lead: "Four days with a person who knows, one at college, and Friday afternoon is yours.",
          picture: "indu-gears",
          actions: [{ label: "Apply", href: "/contact" }],
        },
        {
          block: "schedule-lineup",
          tone: "sunken",
          heading: "Three of the five days",
          lead: "Tuesday and Thursday are like Monday, with other machines.",
          days: [
            {
              heading: "Monday",
              slots: [
                { time: "7:30", name: "The board", text: "What is on, and who is beside whom" },
                { time: "7:45", name: "Bench", text: "File, saw and gauge; one piece, made well" },
                { time: "12:00", name: "Lunch", text: "Pies on Mondays, paid by the works" },
                { time: "12:45", name: "Lathe", text: "You turn, Delroy stands behind you" },
              ],
            },
            {
              heading: "Wednesday",
              slots: [
                { time: "8:10", name: "Bus to Dudley", text: "The pass is paid" },
                { time: "9:00", name: "College", text: "Maths, drawing, materials" },
                { time: "15:30", name: "Home", text: "No homework that takes an evening" },
              ],
            },
            {
              heading: "Friday",
              slots: [
                { time: "7:30", name: "Your own piece", text: "Something you chose to make" },
                { time: "11:30", name: "Sweep and talk", text: "What went well, what did not" },
                { time: "13:00", name: "Weekend", text: "Nobody under 18 works on Saturday" },
              ],
            },
          ],
        },
        {
          block: "team-rows",
          heading: "Who is beside you",
          people: [
            {
              name: "Delroy Finch",
              role: "tool room",
              text: "Shows it once slowly, once fast, then waits until you ask.",
            },
            {
              name: "Rosa Leal",
              role: "press setter",
              text: "Was an apprentice here in 2014 and remembers what was hard.",
            },
            {
              name: "Magda Wolny",
              role: "office",
              text: "Pays your bus, reads your reports, and rings home only with good news.",
            },
          ],
        },
      ],
    },
  },
  // Rail and bridges.
  "indu-0001-5": {
    second: {
      label: "Assemblies",
      sections: [
        {
          block: "hero-type",
          keyword: "Bolt, nut and washers",
          heading: "Sold as a joint, not as parts",
          lead: "What is tightened together is made, tested and packed together, with one number for all of it.",
          facts: ["M12 to M24", "8.8 and 10.9 HV", "Cast to bolt"],
          actions: [{ label: "Talk to an engineer", href: "/contact" }],
        },
        {
          block: "spec-sheet",
          heading: "For structures and track",
          lead: "Other lengths within three weeks, other heads after a drawing.",
          picture: "indu-bolts",
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
              text: "You send the detail, not the bolt. Sandra says what she would change.",
              note: "Week 1",
            },
            {
              heading: "Trial",
              text: "Five assemblies are tightened in our lab while you watch or on film.",
              note: "Week 3",
            },
            {
              heading: "Run",
              text: "Forged, hardened and galvanised in one order, with one cast if it can be.",
              note: "Weeks 4 to 7",
            },
            {
              heading: "Site",
              text: "Pallets numbered as you build, a day ahead of each lift.",
              note: "Week 8",
            },
          ],
        },
      ],
    },
    form: {
      block: "contact-form",
      heading: "Send us the joint",
      lead: "An engineer answers on the next working day.",
      text: ["A sketch or a photo can follow by e-mail; a few words are enough to begin."],
      fields: [
        { label: "Company", autoComplete: "organization" },
        { label: "Email", kind: "email", autoComplete: "email" },
        { label: "Structure and joint", hint: "Footbridge, M20 preload, about 900" },
        { label: "Needed by", kind: "date" },
      ],
      send: "Ask an engineer",
    },
  },
} satisfies Record<string, OwnPages>;
