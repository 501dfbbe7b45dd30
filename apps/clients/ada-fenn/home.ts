import type { ClientPage } from "../model.ts";

export const home: ClientPage = {
  path: "/",
  label: "Work",
  title: "Ada Fenn, photographer",
  description:
    "Photographs of workshops, studios and kitchens, on film and by daylight, for magazines and for the people who work there.",
  sections: [
    {
      block: "hero-portrait",
      keyword: "Photographs, on film",
      heading: "Rooms where things are made",
      lead: "I go to where people work with their hands, wait until they forget me, and use the light that is there.",
      picture: { id: "port-camera", at: [50, 55] },
      aside: "Ada Fenn lives in Norwich and works anywhere a train goes.",
      actions: [{ label: "Buy a print", href: "/prints" }],
    },
    {
      block: "gallery-stagger",
      heading: "Three rooms from this year",
      items: [
        {
          picture: "artd-canvas",
          heading: "Painter, Great Yarmouth",
          text: "She had turned every canvas to the wall for my visit and turned one back after lunch.",
        },
        {
          picture: { id: "inte-vases", at: [50, 60] },
          heading: "Potter, Bungay",
          text: "Twelve minutes of sun a day reach this ledge in February. We had three of them.",
        },
        {
          picture: { id: "food-bread", at: [45, 55] },
          heading: "Baker, Wymondham",
          text: "Half past four. The only other light on the street was the milk van's.",
        },
      ],
    },
    {
      block: "story-text",
      heading: "About me",
      opening: "I was a bookbinder until my hands said no, and then I borrowed a camera.",
      text: [
        "What I miss is the room: the smell of paste, the radio, the way a bench is worn where the wrist goes. So that is what I photograph. Faces now and then; hands nearly always; the room in every case.",
        "I use two cameras, both older than I am, and no lamps. If it is dark, the picture is dark. Magazines get scans within a week, sitters get a print within a month, and nobody's picture is sold without their consent.",
      ],
    },
    {
      block: "call-line",
      tone: "brand",
      heading: "Is there a room I should see?",
      action: { label: "ada@adafenn.example", href: "mailto:ada@adafenn.example" },
    },
  ],
};
