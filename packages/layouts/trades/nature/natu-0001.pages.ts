import type { LayoutPages } from "../pages.ts";

/** For walkers: what to see in each month and on which walk; then a question for the rangers. */
export default {
  second: {
    label: "Seasons",
    sections: [
      {
        block: "hero-offset",
        keyword: "January to December",
        heading: "The wood through the year",
        lead: "There is something to see in every month. This page tells you what, and which of the four walks goes past it.",
        picture: "natu-paper-lake",
        caption: "The lake walk on a clear morning, at the first bench",
        actions: [
          { label: "Month by month", href: "#months" },
          { label: "The four walks", href: "/#walks" },
        ],
      },
      {
        block: "fixtures-table",
        id: "months",
        tone: "raised",
        heading: "Month by month",
        lead: "The last column is the walk: 1, 3, 9 or 21 kilometres from the Lodge.",
        labels: ["Month", "To see", "Where", "Walk"],
        fixtures: [
          {
            date: "January",
            title: "Otter tracks",
            place: "Mud and snow along the beck",
            result: "9 km",
          },
          {
            date: "February",
            title: "Hazel catkins",
            place: "Sound trail, posts 1 to 3",
            result: "1 km",
          },
          {
            date: "March",
            title: "Frogspawn",
            place: "Ditch beside the lake path",
            result: "3 km",
          },
          {
            date: "April",
            title: "Wood anemones",
            place: "Oak wood above the drove",
            result: "9 km",
          },
          {
            date: "May",
            title: "Pied flycatchers nesting",
            place: "Sound trail, in the boxes",
            result: "1 km",
          },
          {
            date: "June",
            title: "Cotton grass in white",
            place: "Wet heath below the Pike",
            result: "9 km",
          },
          { date: "July", title: "Dragonflies", place: "South shore of the lake", result: "3 km" },
          { date: "August", title: "Heather", place: "Along the boundary wall", result: "21 km" },
          {
            date: "September",
            title: "Beavers at dusk",
            place: "The dam, from the beck path",
            result: "9 km",
          },
          {
            date: "October",
            title: "Oaks turning",
            place: "The view just before the Pike",
            result: "9 km",
          },
          {
            date: "November",
            title: "Fly agaric",
            place: "Under the birches by the lake",
            result: "3 km",
          },
          {
            date: "December",
            title: "Redwings in the hollies",
            place: "North side of the wall",
            result: "21 km",
          },
        ],
        note: "A late spring moves everything by two weeks. The Friday board at the Lodge is right.",
      },
      {
        block: "features-icons",
        heading: "Before you set out",
        lead: "The wood is easy to enjoy and easy to disturb. Six things help with both.",
        items: [
          {
            icon: "pin",
            heading: "Follow one colour",
            text: "Each walk has arrows of one colour from the Lodge and back. There is a post at every fork.",
          },
          {
            icon: "heart",
            heading: "Dogs on a lead",
            text: "Ponies graze here all year, and birds nest on the ground from March to July.",
          },
          {
            icon: "drop",
            heading: "Boots after rain",
            text: "The drove and the beck are wet from October. The lake path is gravelled and stays dry.",
          },
          {
            icon: "phone",
            heading: "Little signal",
            text: "Expect none beyond the drove. Tell a friend which walk you are taking.",
          },
          {
            icon: "cup",
            heading: "The Lodge at weekends",
            text: "Maps, toilets and somewhere to sit down, from ten to four on Saturday and Sunday.",
          },
          {
            icon: "leaf",
            heading: "Leave it growing",
            text: "Please photograph flowers and fungi where they are. Blackberries you may eat.",
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
        keyword: "{street}",
        heading: "Ask a ranger before you come",
        lead: "Ruth reads every message and answers within two days. At weekends you can also phone the Lodge or knock on its door.",
        facts: ["{days 1} {times 1}", "Lodge at weekends, 10:00–16:00", "Entry free"],
        actions: [{ label: "Phone {phone}", href: "tel:{phone}" }],
      },
      {
        block: "contact-form",
        id: "write",
        heading: "Write to the rangers",
        lead: "A fallen tree, a bird you could not name, a visit for thirty children.",
        fields: [
          { label: "Your name", autoComplete: "name" },
          { label: "Email", kind: "email", autoComplete: "email" },
          {
            label: "What is it about?",
            kind: "select",
            options: [
              "Planning a walk",
              "A path, gate or stile",
              "Something I saw",
              "A school or group visit",
              "A gift",
            ],
          },
          {
            label: "Where in the wood?",
            hint: "Nearest gate, post or walk",
            optional: true,
          },
          { label: "Your message", kind: "textarea" },
        ],
        send: "Send to the Lodge",
      },
      {
        block: "hours-location",
        wide: "natu-hills",
        id: "where",
        tone: "tint",
        heading: "Where the walks begin",
        hours: [["{days}", "{times}"]],
        address: ["{address lines}"],
        ways: [
          ["By bus", "The 106 stops at the trough on market days"],
          ["By car", "Free car park at the Lodge, without lamps"],
          ["With wheels", "The lake walk: 3 km, level, gravelled, with benches"],
        ],
      },
    ],
  },
} satisfies LayoutPages;
