import type { Layout } from "../../schema/model.ts";

/** For walkers at the weekend: what to see, which way round, how to help. */
export const natu1: Layout = {
  caption: "A visit: what to see this month, four walks, ways to give",
  nav: { block: "nav-bar", action: { label: "Give an hour", href: "#help" } },
  sections: [
    {
      block: "hero-panel",
      tone: "tint",
      keyword: "Hollin Wood, November",
      heading: "Walks in Hollin Wood",
      lead: "Four hundred hectares of oak wood, wet heath and one small lake in Cumbria. Free, and open day and night.",
      picture: "natu-paper-wood",
      facts: [
        ["Walks", "1 to 21 km"],
        ["Gate", "always open"],
        ["Entry", "free"],
      ],
      actions: [{ label: "What to see now", href: "#now" }],
    },
    {
      block: "news-teasers",
      lead: "Written down on the board at the Lodge, and here, every Friday.",
      nav: "Now",
      id: "now",
      heading: "What to see now",
      news: [
        {
          date: "Saturdays in November",
          heading: "Samir cuts apple scions",
          text: "Old Cumbrian apples, cut in the nursery from ten and grafted in February. Bring a twig of yours, as thick as a pencil, and collect a young tree in spring.",
          href: "#walks",
          picture: "natu-nursery",
        },
        {
          date: "After a wet night",
          heading: "Fly agaric under the birches",
          text: "Look, photograph, and leave them for the slugs, who need them more.",
          href: "#walks",
          picture: "natu-fly-agaric",
        },
        {
          date: "Moonless nights",
          heading: "Stars over the Lodge",
          text: "The car park has no lamp, on purpose. Give your eyes ten minutes.",
          href: "#walks",
          picture: "natu-paper-stars",
        },
      ],
    },
    {
      block: "itinerary-days",
      scale: "poster",
      lead: "All start at the Lodge and follow one colour of arrow.",
      nav: "Walks",
      tone: "raised",
      heading: "Four walks",
      days: [
        {
          label: "Half an hour",
          heading: "The sound trail",
          text: "Six posts, each with something to hear. Good with small children, or in fog.",
          facts: ["1 km", "Level"],
          picture: { id: "natu-nest-box", at: [55, 28] },
        },
        {
          label: "1 hour",
          heading: "The lake and back",
          text: "Level, gravelled, a bench every two hundred metres.",
          facts: ["3 km", "Wheels and prams"],
          picture: "natu-paper-lake",
        },
        {
          label: "3 hours",
          heading: "Drove, Pike, beck",
          text: "The best view is not at the top but just before it.",
          facts: ["9 km", "240 m up"],
          picture: "natu-paper-pike",
        },
        {
          label: "A day",
          heading: "All the way round",
          text: "Take lunch. The wall is the boundary; keep it on your left.",
          facts: ["21 km", "610 m up"],
          picture: "natu-paper-wall",
        },
      ],
    },
    {
      block: "team-portraits",
      wide: "natu-hills",
      nav: "Rangers",
      heading: "Whom you may meet",
      lead: "Four people and two ponies look after it all. Stop us and ask.",
      people: [
        {
          name: "Ruth Airey",
          role: "Gates and paths",
          text: "Ruth walks the boundary every Thursday with a hammer and a flask. If a stile is loose, tell her.",
        },
        {
          name: "Joyce Mbeki",
          role: "Nursery and planting",
          text: "Joyce raises hollies from the wood's own berries. She always has spare gloves.",
        },
      ],
    },
    {
      block: "prices-list",
      lead: "Named in the year book, if you like to be.",
      nav: "Help",
      heading: "What your gift does",
      groups: [
        {
          heading: "Once",
          lines: [
            { name: "A gate hinge", price: "£12" },
            { name: "Ten young hollies", price: "£25" },
            { name: "A metre of dry-stone wall", price: "£60" },
            { name: "A bench, with a view", text: "Oak, no plaque", price: "£340" },
          ],
        },
        {
          heading: "Every month",
          lines: [
            { name: "One path, kept", price: "£5" },
            { name: "The beaver's camera", price: "£8" },
            { name: "Hay for two ponies", text: "November to March", price: "£10" },
          ],
        },
      ],
      note: "Every pound is spent inside the boundary wall.",
    },
  ],
  footer: {
    block: "footer-letter",
    heading: "The wood, once a month",
    text: "Flowers and birds of the month, paths under water, and days when we need help. Written by Ruth.",
    label: "Your email address",
    send: "Send me the news",
    promise: "Twelve emails a year, and no others.",
  },
};
