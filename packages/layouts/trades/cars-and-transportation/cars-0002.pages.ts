import type { LayoutPages } from "../pages.ts";

export default {
  second: {
    label: "Servicing",
    sections: [
      {
        block: "hero-split",
        keyword: "What is in a service",
        heading: "Three services, bolt by bolt",
        lead: "Prices for cars up to two litres, parts and VAT included. Anything more is a call to you first.",
        picture: "cars-workshop",
        actions: [{ label: "Book a bay", href: "/contact" }],
      },
      {
        block: "compare-table",
        id: "services",
        heading: "Interim, full or electric",
        lead: "Interim every 6,000 miles, full once a year. Electric cars need less, so they get a service of their own in bay six.",
        labels: ["In the service", "Interim", "Full", "Electric"],
        rows: [
          { term: "Price", values: ["£149", "£269", "£165"] },
          { term: "Time", values: ["2 h", "4 h", "2 h"] },
          { term: "Oil and oil filter", values: ["Changed", "Changed", "None in it"] },
          {
            term: "Air and cabin filters",
            values: ["Looked at", "Changed", "Cabin filter changed"],
          },
          { term: "Spark plugs", values: ["No", "If due", "None in it"] },
          { term: "Brakes", values: ["Measured", "Stripped and cleaned", "Stripped and cleaned"] },
          {
            term: "Brake fluid and coolant",
            values: ["Topped up", "Tested, changed if due", "Tested"],
          },
          { term: "Battery", values: ["Load test", "Load test", "Health printout, per cell"] },
          { term: "Road test", values: ["Three miles", "Seven miles", "Seven miles"] },
          { term: "Stamp in the book", values: ["Yes", "Yes", "Yes"] },
        ],
        note: "Over two litres add £30 for oil. Together with an MOT you save £15.",
      },
      {
        block: "prices-list",
        tone: "brand",
        heading: "Other jobs on the board",
        lead: "Fitted, parts and VAT included. For most family cars.",
        groups: [
          {
            heading: "Engine and gearbox",
            lines: [
              { name: "Cam belt and water pump", text: "Half a day", price: "£398" },
              { name: "Clutch", text: "A day", price: "from £540" },
              { name: "Battery", text: "While you wait", price: "from £96" },
            ],
          },
          {
            heading: "Underneath",
            lines: [
              { name: "Exhaust, rear box", text: "1 h", price: "from £128" },
              { name: "Spring, each", text: "1 h 30", price: "£112" },
              { name: "Wheel alignment", text: "Four wheels, printout", price: "£58" },
            ],
          },
          {
            heading: "Comfort",
            lines: [
              { name: "Air conditioning, regassed", text: "45 min", price: "£79" },
              { name: "Key cut and coded", text: "1 h", price: "£145" },
              { name: "One tyre", text: "Fitted and balanced", price: "from £78" },
            ],
          },
        ],
        note: "A year on parts and labour. Your exact price is on the job card before we start.",
      },
      {
        block: "questions-accordion",
        heading: "If it fails the MOT",
        questions: [
          {
            question: "Do I have to repair it here?",
            answer:
              "No. You get the sheet and may take it anywhere, as long as nothing on it is marked dangerous.",
          },
          {
            question: "What does a retest cost?",
            answer: "Nothing within ten working days if we did the work. Otherwise £22.",
          },
          {
            question: "Can I wait?",
            answer:
              "Yes, on the bench behind the glass. There is coffee, and a wall socket for your laptop.",
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
        tone: "brand",
        heading: "Book a bay, or describe the noise",
        lead: "We confirm by text within the hour on working days, with a time and the price from the board.",
        facts: ["Key hatch all night", "Courtesy cars £12 a day", "Own recovery truck"],
        actions: [{ label: "{phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "bay",
        heading: "Fill in the job card",
        text: "For a noise, say when you hear it: cold or warm, braking or turning, left or right.",
        fields: [
          { label: "Registration" },
          { label: "Mobile", kind: "tel", autoComplete: "tel" },
          {
            label: "Job",
            kind: "select",
            options: [
              "MOT",
              "Interim service",
              "Full service",
              "Electric service",
              "Brakes",
              "Tyres",
              "A noise",
              "Something else",
            ],
          },
          { label: "Day", kind: "date" },
          {
            label: "Do you need a car for the day?",
            kind: "choice",
            options: ["No", "A courtesy car", "The bicycle"],
          },
          { label: "What does it do?", kind: "textarea", optional: true },
        ],
        send: "Hold the bay",
      },
      {
        block: "hours-location",
        tone: "ink",
        heading: "Six bays on {street name}",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["Key hatch", "Left of the gate, open all night"],
          ["By tram", "Nine minutes on foot along the canal"],
          ["Broken down", "Call first: the recovery truck covers 15 miles"],
        ],
        picture: "cars-bicycle",
      },
    ],
  },
} satisfies LayoutPages;
