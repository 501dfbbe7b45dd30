import type { LayoutPages } from "../pages.ts";

/** For a sixteen-year-old and a parent: one week of the first year; then the open evening. */
export default {
  second: {
    label: "A week",
    sections: [
      {
        block: "hero-split",
        keyword: "First year, in the tool room",
        heading: "What a week here looks like",
        lead: "Four days beside someone who knows the work, one at college, and Friday afternoon is yours.",
        picture: "indu-works",
        actions: [
          { label: "See the week", href: "#week" },
          { label: "Come and look", href: "/contact" },
        ],
      },
      {
        block: "schedule-lineup",
        id: "week",
        tone: "sunken",
        heading: "Three of the five days",
        lead: "Tuesday and Thursday are like Monday, on other machines.",
        days: [
          {
            heading: "Monday",
            slots: [
              { time: "7:30", name: "The board", text: "Today's jobs, and who works beside you" },
              { time: "7:45", name: "Bench", text: "File, saw and gauge; one piece, made well" },
              { time: "12:00", name: "Lunch", text: "Pies on Mondays, paid for by the works" },
              { time: "12:45", name: "Lathe", text: "You turn, Delroy watches" },
            ],
          },
          {
            heading: "Wednesday",
            slots: [
              { time: "8:10", name: "Bus to Dudley", text: "Your pass is paid for" },
              { time: "9:00", name: "College", text: "Maths, drawing, materials" },
              { time: "15:30", name: "Home", text: "Homework is an hour, not an evening" },
            ],
          },
          {
            heading: "Friday",
            slots: [
              { time: "7:30", name: "Your own piece", text: "Something you chose to make" },
              { time: "11:30", name: "Sweep and talk", text: "How it went, and what is next" },
              { time: "13:00", name: "Weekend", text: "Nobody under 18 works on Saturday" },
            ],
          },
        ],
      },
      {
        block: "figures-row",
        tone: "brand",
        heading: "The first year in numbers",
        figures: [
          { figure: "£16,200", label: "pay", text: "The same for both trades" },
          { figure: "25", label: "days' holiday", text: "And the bank holidays" },
          { figure: "1", label: "day a week at college", text: "Fees and bus paid" },
          { figure: "£0", label: "for tools", text: "Lent now, yours when you finish" },
        ],
      },
      {
        block: "team-rows",
        heading: "The people beside you",
        people: [
          {
            name: "Delroy Finch",
            role: "tool room",
            text: "Delroy shows it once slowly, once fast, then waits until you ask.",
          },
          {
            name: "Rosa Leal",
            role: "furnace and presses",
            text: "Rosa was an apprentice here in 2014 and remembers what was hard.",
          },
          {
            name: "Magda Wolny",
            role: "office",
            text: "Magda books your college, pays your bus and reads your reports.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-ticket",
        keyword: "Open evening",
        heading: "Come and look, bring a parent",
        lead: "Two hours in the works, with the machines running and a pie at the end.",
        stub: ["Thursday", "4", "February, 17:00"],
        facts: [
          ["Places", "5, from September 2027"],
          ["Wear", "flat, closed shoes"],
          ["Costs", "free, and no CV"],
        ],
        picture: "indu-bolts",
        actions: [
          { label: "Say you are coming", href: "#coming" },
          { label: "{phone}", href: "tel:{phone}" },
        ],
      },
      {
        block: "rsvp-form",
        id: "coming",
        tone: "ink",
        heading: "Who is coming?",
        lead: "So that there are goggles and pies for everyone.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email, yours or a parent's", kind: "email", autoComplete: "email" },
          { label: "School and year", optional: true },
          { label: "How many of you?", kind: "number" },
          {
            label: "What would you like to see?",
            kind: "select",
            options: ["The tool room", "The presses", "The furnace", "All of it"],
          },
          { label: "Anything we should know?", kind: "textarea", optional: true },
        ],
        send: "We are coming",
        closing: "Can't make it? Write anyway, and Magda finds you another afternoon.",
      },
      {
        block: "map-directions",
        heading: "How to find the works",
        lead: "Gate 1, where the flag is. A colleague in an orange vest walks you in.",
        plan: "river",
        pin: "Gate 1",
        nearby: ["Canal basin", "Anvil Way", "Tram stop"],
        address: ["{address lines}"],
        ways: [
          ["By tram", "Twelve minutes on foot along the canal, lit until nine"],
          ["By bus", "The 40 from Dudley stops at the gate"],
          ["By car", "Parents park in the yard, behind the white line"],
          ["Email", "{email}"],
        ],
      },
      {
        block: "questions-columns",
        tone: "sunken",
        heading: "Before the evening",
        questions: [
          {
            question: "Do I have to decide there?",
            answer: "No. Applications are open until the end of March.",
          },
          {
            question: "Is it loud?",
            answer: "Near the presses, yes. You get ear plugs, and you can step outside.",
          },
          {
            question: "Can I come without a parent?",
            answer: "Yes, with their telephone number on the form at the gate.",
          },
          {
            question: "What happens after I apply?",
            answer: "Magda answers within a week, then you spend a day with us.",
          },
        ],
      },
    ],
  },
} satisfies LayoutPages;
