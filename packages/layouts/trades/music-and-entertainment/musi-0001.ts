import type { Layout } from "../../schema/model.ts";

/** For people going out tonight: who plays, what it costs, where. */
export const musi1: Layout = {
  caption: "An event list: what’s on this month, the room, the way there",
  nav: { block: "nav-plain", aside: "Tonight: doors at seven" },
  sections: [
    {
      block: "hero-type",
      tone: "night",
      heading: "live music under the viaduct",
      lead: "Five nights a week: folk, loops, loud bands and quiet voices, for 140 people at a time.",
      facts: ["Arch 41", "Cash or card", "Under eighteens until nine"],
      actions: [{ label: "what's on", href: "#month" }],
      poster: true,
    },
    {
      block: "fixtures-table",
      lead: "Eight of twenty-one nights. The rest are posted on the door.",
      nav: "Month",
      tone: "night",
      heading: "what's on this month",
      labels: ["When", "Who", "What", "In"],
      fixtures: [
        { date: "Fri 20", title: "Marrow Sisters", place: "Two guitars and a drum", result: "£9" },
        { date: "Sat 21", title: "Teo Blank, with tape", place: "Loops, live", result: "£12" },
        { date: "Sun 22", title: "Film and piano", place: "Silent, with Arthur", result: "£7" },
        { date: "Wed 25", title: "Open chair", place: "Anyone, ten minutes", result: "Free" },
        { date: "Thu 26", title: "Quiz with a brass band", place: "Teams of six", result: "£3" },
        { date: "Fri 27", title: "The Late Buses", place: "Loud", result: "Sold out" },
        { date: "Sat 28", title: "Ondine Okri", place: "Voice and piano", result: "£14" },
        { date: "Sun 29", title: "Friday Trio, on a Sunday", place: "Swing, seated", result: "£8" },
      ],
      note: "Half price for anybody who lives under the line. Tickets at the door or at {email}.",
    },
    {
      block: "gallery-carousel",
      scale: "poster",
      lead: "Four you will meet if you come twice. Two of them also teach upstairs.",
      nav: "Who plays",
      tone: "night",
      heading: "who you will hear",
      items: [
        {
          picture: "musi-abstract-stage",
          heading: "The Friday Trio",
          text: "Drums, voice and whatever the third one has brought. Resident since 2021, last Sunday of the month.",
        },
        {
          picture: "person-singer-ondine",
          heading: "Ondine Okri",
          text: "Voice and piano, songs about ferries and fathers. Saturday 28, doors at seven.",
        },
        {
          picture: "person-drummer-mbali",
          heading: "Mbali Dunne",
          text: "Plays with almost everybody on this list. On Wednesdays she runs the open chair.",
        },
        {
          picture: "musi-turntable",
          heading: "Dot, between the bands",
          text: "One deck, one rule: nothing you have heard this week.",
        },
      ],
    },
    {
      block: "hours-week",
      room: "open",
      wide: "musi-abstract-arches",
      lead: "Bar from five, music from a quarter to eight, food until nine.",
      nav: "Hours",
      heading: "when we are open",
      days: [
        { day: "Wednesday", from: "17:00", to: "24:00", note: "open chair, free" },
        { day: "Thursday", from: "17:00", to: "24:00" },
        { day: "Friday", from: "17:00", to: "24:00", note: "last band at eleven" },
        { day: "Saturday", from: "17:00", to: "24:00" },
        { day: "Sunday", from: "17:00", to: "24:00", note: "seated, mostly" },
      ],
      note: "Under-eighteens until nine, with a grown-up. The record shop is open daily, 12:00 to 19:00.",
    },
    {
      block: "hours-location",
      nav: "Find us",
      tone: "brand",
      heading: "how to get here",
      address: ["Arch 41", "{street name}", "{last line}"],
      hours: [
        ["Doors", "19:00"],
        ["First on", "19:45"],
        ["Out by", "24:00"],
      ],
      ways: [
        ["Train", "You will hear it. New Cross, six minutes"],
        ["Night bus", "N89 from the corner"],
        ["Step-free", "Yes, ask at the shop"],
      ],
    },
  ],
  footer: { block: "footer-large", closing: "Earplugs at the bar, 50p the pair" },
};
