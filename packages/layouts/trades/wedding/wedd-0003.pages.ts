import type { LayoutPages } from "../pages.ts";

/** For couples ordering flowers: three weddings added up, the way from seed to hand; then a talk with Marco. */
export default {
  second: {
    label: "Orders",
    sections: [
      {
        block: "hero-split",
        keyword: "For ten guests or a hundred",
        heading: "How much, and when to order",
        lead: "Three weddings of last year, added up from the price list, and the dates by which Marco needs to know things.",
        picture: "person-florist-marco",
        actions: [
          { label: "Three weddings", href: "#three" },
          { label: "Write to Marco", href: "/contact" },
        ],
      },
      {
        block: "compare-table",
        id: "three",
        tone: "tint",
        heading: "Three weddings and their flowers",
        lead: "Delivered, set up, and the vases fetched again.",
        labels: ["The flowers", "A register office", "A garden, fifty", "A barn, ninety"],
        rows: [
          { term: "Bouquet, £145", values: ["1", "1", "1"] },
          { term: "Small bouquet, £60", values: ["None", "2", "4"] },
          { term: "Buttonholes, £9", values: ["2", "6", "10"] },
          { term: "Table jugs, £32", values: ["4, at lunch", "9", "12"] },
          { term: "Arch of branches, £420", values: ["None", "None", "1"] },
          { term: "Petals for the path, £24", values: ["None", "None", "1"] },
          { term: "Together", values: ["£291", "£607", "£1,303"] },
          { term: "Month", values: ["May", "July", "September"] },
        ],
        note: "If you like doing it yourselves: two buckets of a hundred stems fill twelve jugs, for £170.",
      },
      {
        block: "process-steps",
        heading: "From seed list to your hand",
        lead: "You decide colours early and details late.",
        steps: [
          {
            heading: "Colours",
            text: "An hour with the seed lists and a pot of tea, here or by telephone.",
            note: "In winter",
          },
          {
            heading: "A row",
            text: "We sow for you and send a picture when it comes up.",
            note: "In spring",
          },
          {
            heading: "Numbers",
            text: "How many jugs, how many buttonholes. After this we close the list.",
            note: "Three weeks before",
          },
          {
            heading: "A look",
            text: "Pictures of what is in flower, so that nothing surprises you.",
            note: "Ten days before",
          },
          {
            heading: "The day",
            text: "Cut the day before, tied in the morning, in your hand by one.",
            note: "The day itself",
          },
        ],
      },
      {
        block: "questions-accordion",
        tone: "sunken",
        heading: "What couples ask Marco",
        questions: [
          {
            question: "What if hail takes the roses?",
            answer:
              "It has happened once. Three growers in the valley help each other, and you get the same colours, if not the same flower.",
          },
          {
            question: "Can I have peonies in August?",
            answer: "No, but dahlias are as full and last longer. We do not fly flowers in.",
          },
          {
            question: "My aunt has hay fever.",
            answer:
              "Tell us. Roses, sweet peas and foliage are gentle; we leave out lilies anyway.",
          },
          {
            question: "May we keep the flowers?",
            answer: "Please do. Only the vases come home to us, on the Sunday.",
          },
        ],
      },
    ],
  },
  contact: {
    label: "Contact",
    sections: [
      {
        block: "hero-portrait",
        keyword: "The flower field",
        heading: "Tell Marco the month",
        lead: "He answers on rainy days and in the evening, within three days at the latest, with a list and a price.",
        picture: "wedd-bouquet",
        aside: "Marco grows, cuts and ties. In June he is in the field from five, so please write.",
        actions: [{ label: "Write to Marco", href: "#flowers" }],
      },
      {
        block: "contact-form",
        id: "flowers",
        tone: "tint",
        heading: "Your flowers",
        fields: [
          { label: "Your names", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          { label: "The day", kind: "date" },
          { label: "Where is it?", hint: "We deliver within twenty miles" },
          {
            label: "How much would you like to spend?",
            kind: "select",
            options: [
              "Up to £300",
              "Up to £700",
              "Up to £1,500",
              "Buckets, we arrange them",
              "I do not know yet",
            ],
          },
          { label: "Colours, favourites, dislikes", kind: "textarea" },
        ],
        send: "Send to the field",
      },
      {
        block: "hours-location",
        heading: "Come and see the rows",
        lead: "On the days when the barn is open, or when Marco says yes.",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["The field", "Through the yard, behind the sheepfold"],
          ["Collecting", "Buckets on Fridays from ten"],
          ["Telephone", "{phone}"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
