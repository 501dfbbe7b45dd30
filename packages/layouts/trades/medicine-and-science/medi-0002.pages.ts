import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Tests",
    sections: [
      {
        block: "hero-type",
        keyword: "{street name} Laboratory",
        heading: "All forty-one tests, with time and price",
        lead: "Time is counted from the hour the sample reaches us. Every report states the method, the limit and the uncertainty.",
        facts: ["18 blood", "14 water", "9 soil"],
        actions: [{ label: "Order bottles", href: "/contact" }],
      },
      {
        block: "menu-prices",
        id: "list",
        heading: "The list",
        lead: "For one sample. Practices with twenty samples a week pay a tenth less.",
        courses: [
          {
            heading: "Blood, everyday",
            dishes: [
              { name: "Full count", text: "4 h", price: "£6.40" },
              { name: "Ferritin", text: "1 day", price: "£9.10" },
              { name: "HbA1c", text: "1 day", price: "£8.20" },
              { name: "Glucose", text: "4 h", price: "£4.60" },
              { name: "Kidney profile", text: "1 day", price: "£7.80" },
              { name: "Liver profile", text: "1 day", price: "£7.80" },
              { name: "Lipids", text: "1 day", price: "£8.60" },
              { name: "CRP", text: "4 h", price: "£6.90" },
              { name: "Thyroid, TSH", text: "1 day", price: "£9.40" },
            ],
          },
          {
            heading: "Blood, less often",
            dishes: [
              { name: "Vitamin D", text: "2 days", price: "£14.80" },
              { name: "Vitamin B12", text: "2 days", price: "£12.40" },
              { name: "Folate", text: "2 days", price: "£11.90" },
              { name: "Iron and transferrin", text: "1 day", price: "£10.20" },
              { name: "Uric acid", text: "1 day", price: "£5.80" },
              { name: "Clotting, INR", text: "4 h", price: "£7.20" },
              { name: "Coeliac antibodies", text: "3 days", price: "£18.50" },
              { name: "PSA", text: "2 days", price: "£13.60" },
              { name: "Lead in blood", text: "3 days", price: "£21.00" },
            ],
          },
          {
            heading: "Water, metals",
            dishes: [
              { name: "Lead", text: "1 µg/l, 2 days", price: "£22" },
              { name: "Copper", text: "5 µg/l, 2 days", price: "£22" },
              { name: "Iron", text: "10 µg/l, 2 days", price: "£18" },
              { name: "Manganese", text: "2 µg/l, 2 days", price: "£18" },
              { name: "Arsenic", text: "1 µg/l, 3 days", price: "£26" },
              { name: "Nickel", text: "2 µg/l, 2 days", price: "£22" },
              { name: "Sodium", text: "1 mg/l, 1 day", price: "£14" },
            ],
          },
          {
            heading: "Water, everything else",
            dishes: [
              { name: "Nitrate", text: "0.5 mg/l, 1 day", price: "£16" },
              { name: "Coliforms", text: "24 h", price: "£24" },
              { name: "E. coli", text: "24 h", price: "£24" },
              { name: "Legionella", text: "10 days", price: "£46" },
              { name: "pH and hardness", text: "Same day", price: "£12" },
              { name: "Chlorine", text: "Same day", price: "£12" },
              { name: "Turbidity", text: "Same day", price: "£10" },
            ],
          },
          {
            heading: "Soil",
            dishes: [
              { name: "pH", text: "Same day", price: "£9" },
              { name: "Heavy metals, eight", text: "3 days", price: "£48" },
              { name: "Lead alone", text: "3 days", price: "£19" },
              { name: "Nitrogen", text: "2 days", price: "£16" },
              { name: "Phosphorus", text: "2 days", price: "£16" },
              { name: "Potassium", text: "2 days", price: "£16" },
              { name: "Organic matter", text: "3 days", price: "£18" },
              { name: "Salt", text: "1 day", price: "£12" },
              { name: "Oil residues", text: "5 days", price: "£64" },
            ],
          },
        ],
        note: "Sets cost less than their parts: tap water, lead with nitrate and coliforms, is £54.",
      },
      {
        block: "features-lines",
        tone: "tint",
        heading: "How to take a good sample",
        items: [
          {
            heading: "Tap water for lead",
            text: "First thing in the morning, before anybody has run the tap. Fill the bottle to the line.",
          },
          {
            heading: "Water for bacteria",
            text: "Wipe the tap with the swab, run it for two minutes, then fill. It has to reach us within six hours.",
          },
          {
            heading: "Garden soil",
            text: "Three spoonfuls from three places, as deep as a trowel. Mix in the bag and leave out stones.",
          },
          {
            heading: "Blood",
            text: "Taken by your practice or at {street name} until eleven. We don't accept finger-prick kits from shops.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-type",
        heading: "Order bottles, or ask about a result",
        lead: "Sets leave with the afternoon post. The person who signed your report answers questions about it the same working day.",
        facts: ["Bottles lent", "Most results next morning", "A name on every report"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "order",
        heading: "What would you like tested?",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "You are",
            kind: "choice",
            options: ["A household", "A practice", "A council or firm"],
          },
          {
            label: "Sample",
            kind: "select",
            options: [
              "Tap water, lead",
              "Tap water, full",
              "Well water",
              "Soil",
              "Blood, for a practice",
              "A question about a report",
            ],
          },
          { label: "Address for the bottles", autoComplete: "street-address" },
          {
            label: "Why, if you know",
            kind: "textarea",
            hint: "It helps us choose the method",
            optional: true,
          },
        ],
        send: "Order a set",
      },
      {
        block: "hours-location",
        wide: "medi-draw-report",
        tone: "tint",
        heading: "Bringing a sample",
        lead: "By ten for a result the next morning.",
        hours: [
          ["Monday to Friday", "8:00–18:30"],
          ["Saturday, nurses only", "9:00–12:00"],
        ],
        address: ["{address lines}"],
        ways: [
          ["By hand", "Hatch left of the teal door, cooled box inside"],
          ["Collection", "Weekdays inside the bypass, for practices and councils"],
          ["By post", "Soil and metals only, in the box we lend you"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
