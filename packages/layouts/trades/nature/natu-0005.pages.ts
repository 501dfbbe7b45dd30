import type { LayoutPages } from "../pages.ts";

/** For volunteers: the crafts they can learn free, and from whom; then which Saturday. */
export default {
  second: {
    label: "Training",
    sections: [
      {
        block: "hero-type",
        keyword: "Free for volunteers",
        heading: "Learn a craft, then use it here",
        lead: "Five training days this winter and spring. They are free; in return you give us two more Saturdays when you can.",
        facts: ["Six people a day", "Tools and soup included", "Minibus from Penrith, 8:50"],
        actions: [
          { label: "See the five days", href: "#days" },
          { label: "Put my name down", href: "/contact" },
        ],
      },
      {
        block: "courses-list",
        id: "days",
        heading: "Five training days",
        lead: "All on Saturdays, half past nine to half past three, from the Lodge.",
        labels: { starts: "Day", length: "Lasts", price: "Costs" },
        courses: [
          {
            name: "Dry-stone walling",
            text: "Take down a metre, sort the stone, put it back up straight.",
            level: "For beginners",
            starts: "16 January",
            length: "One day",
            price: "Free",
            action: { label: "Keep me a place", href: "/contact" },
          },
          {
            name: "Hedge laying",
            text: "Billhook, stakes and a row of hazel by Gate 2. Gloves are provided.",
            level: "For beginners",
            starts: "13 February",
            length: "One day",
            price: "Free",
            action: { label: "Keep me a place", href: "/contact" },
          },
          {
            name: "Sowing and potting on",
            text: "Holly, rowan and fern in the nursery. You do most of it sitting down.",
            level: "All ages from eight",
            starts: "13 March",
            length: "One day",
            price: "Free",
            action: { label: "Keep me a place", href: "/contact" },
          },
          {
            name: "Nest boxes, how to look",
            text: "Ladder, mirror, notebook. You check ten boxes with Ruth.",
            level: "Steady on ladders",
            starts: "24 April",
            length: "One day",
            price: "Free",
            action: { label: "Keep me a place", href: "/contact" },
          },
          {
            name: "First aid outdoors",
            text: "Cuts, cold and sprains a mile from the road. Repeat it every three years.",
            level: "Team leaders first",
            starts: "8 May",
            length: "One day",
            price: "Free",
            action: { label: "Keep me a place", href: "/contact" },
          },
        ],
      },
      {
        block: "team-rows",
        wide: "natu-hills",
        tone: "tint",
        heading: "Who teaches you",
        people: [
          {
            name: "Ruth Airey",
            role: "Gates, paths, nest boxes",
            text: "She shows you once, hands over the hammer and stays within earshot.",
          },
          {
            name: "Samir Gill",
            role: "Walls and hedges",
            text: "He learnt walling here himself, on Saturdays, and has built two kilometres.",
          },
          {
            name: "Joyce Mbeki",
            role: "Nursery and planting",
            text: "She raises the hollies and can make use of every pair of hands, small ones too.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-offset",
        keyword: "Before your first Saturday",
        heading: "Tell us you are coming",
        lead: "Ruth phones you by Thursday evening with the job, the gate and what to wear. If it snows, she phones again.",
        picture: "natu-paper-pike",
        caption: "Up to the moor: half past nine, back by four",
        actions: [
          { label: "Put my name down", href: "#name" },
          { label: "Phone {phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "contact-form",
        id: "name",
        heading: "Put your name down",
        fields: [
          { label: "Name", autoComplete: "name" },
          { label: "Telephone", kind: "tel", autoComplete: "tel" },
          {
            label: "What would you like to do?",
            kind: "select",
            options: [
              "Walls and paths",
              "Trees and planting",
              "Counting and boxes",
              "Indoor repairs",
              "A training day",
              "Whatever is needed",
            ],
          },
          { label: "How many of you, and what ages?", hint: "Children from eight, with an adult" },
          {
            label: "A seat in the minibus?",
            kind: "choice",
            options: ["Yes", "No, I come myself"],
          },
          {
            label: "Anything we should know?",
            kind: "textarea",
            optional: true,
            hint: "A bad knee, an allergy, a question",
          },
        ],
        send: "Count me in",
      },
      {
        block: "hours-location",
        tone: "tint",
        heading: "Where we meet",
        lead: "Jobs begin at the Lodge, whichever gate they end at.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By minibus", "Penrith station, Saturdays at 8:50, free"],
          ["By car", "Free car park; please share lifts if you can"],
          ["Email", "{email}"],
        ],
      },
      {
        block: "questions-accordion",
        heading: "Groups and workplaces",
        questions: [
          {
            question: "Can our office come together?",
            answer:
              "Yes, on weekdays, from eight to twenty people. Write a month ahead; we ask for £15 each for tools and soup.",
          },
          {
            question: "Does it count for an award scheme?",
            answer: "We sign the hours for school and youth schemes. Bring the booklet with you.",
          },
          {
            question: "Is there an accessible job?",
            answer:
              "Yes: potting, box repairs and tool sharpening are on level ground, under a roof and near the toilet.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
