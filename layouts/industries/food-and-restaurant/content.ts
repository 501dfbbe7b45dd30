import type { SectionOf } from "../../model.ts";

/** One kitchen, one set of words: the five variations lay the same table in different ways. */
export const menu: SectionOf<"menu-prices"> = {
  block: "menu-prices",
  nav: "Supper",
  id: "supper",
  keyword: "Thursday to Saturday",
  heading: "The supper card",
  courses: [
    {
      heading: "To begin",
      dishes: [
        {
          name: "Yesterday's loaf, grilled",
          text: "Brown butter, smoked salt, chopped capers",
          price: "£5",
          mark: "v",
        },
        {
          name: "Blood orange and fennel",
          text: "Green olives, toasted coriander seed",
          price: "£8",
          mark: "vg",
        },
        { name: "Chicken liver on rye", text: "Pickled walnut, a spoon of damson", price: "£9" },
      ],
    },
    {
      heading: "From the oven",
      dishes: [
        {
          name: "Half a hen with barley",
          text: "Baked in the falling oven for three hours",
          price: "£19",
        },
        {
          name: "Celeriac in salt crust",
          text: "Hazelnut sauce, chard, an egg if you like",
          price: "£16",
          mark: "v",
        },
        { name: "Whitby hake", text: "Mussels, cider, the green ends of leeks", price: "£22" },
      ],
    },
    {
      heading: "Sweet",
      dishes: [
        { name: "Parkin, warm", text: "With cold custard and stem ginger", price: "£7", mark: "v" },
        { name: "Wensleydale and fig leaf", text: "Oat biscuits from this morning", price: "£9" },
      ],
    },
  ],
  note: "v: no meat or fish. vg: no animal products. Tell us about allergies before you order: the oven is shared.",
};

export const board: SectionOf<"menu-board"> = {
  block: "menu-board",
  nav: "Bakery",
  id: "bakery",
  keyword: "From seven in the morning",
  heading: "On the counter today",
  dishes: [
    { name: "Assembly sourdough", text: "Two days in the making, 900 g", price: "£4.80" },
    { name: "Seeded rye", text: "Dense, dark, better tomorrow", price: "£5.20" },
    { name: "Olive and lemon stick", text: "Gone by ten", price: "£3.40" },
    { name: "Cardamom knot", text: "Buttered twice", price: "£3" },
    { name: "Bostock", text: "Almond, marmalade, yesterday's brioche", price: "£3.60" },
  ],
  note: "Order before noon to collect the next morning.",
};

export const hours: SectionOf<"hours-location"> = {
  block: "hours-location",
  nav: "Find us",
  id: "find-us",
  heading: "Come in, it is warm",
  hours: [
    ["Tuesday to Friday", "7:00–14:00"],
    ["Saturday and Sunday", "8:00–14:00"],
    ["Supper, Thursday to Saturday", "18:30–22:30"],
    ["Monday", "Closed"],
  ],
  address: ["8 Assembly Row", "Leeds LS2 9ZZ"],
  ways: [
    ["On foot", "Six minutes from the station, uphill, follow the smell"],
    ["By bus", "Lines 12 and 49 stop at the Corn Exchange"],
    ["With wheels", "Step-free at the side door in Fish Lane; ring and we open"],
  ],
};

export const story: SectionOf<"story-split"> = {
  block: "story-split",
  nav: "The oven",
  keyword: "The oven",
  heading: "It was lit in March 2016 and has not been cold since",
  picture: "food-bread",
  caption: "The first loaves come out at ten to five",
  text: [
    "Ours is a brick oven with no thermostat. Bread goes in while it is fiercest; by noon it is right for pies, by evening for anything that wants three slow hours.",
    "So the card follows the oven and not the other way about. When it is out of heat, we are out of supper.",
  ],
};

export const booking: SectionOf<"booking-form"> = {
  block: "booking-form",
  nav: "Book",
  id: "book",
  tone: "tint",
  heading: "Book one of eleven tables",
  lead: "We keep three free each night for people who just turn up.",
  fields: [
    { label: "Evening", kind: "date" },
    { label: "Guests", kind: "select", options: ["2", "3", "4", "5", "6"] },
    { label: "Your name", autoComplete: "name" },
    { label: "Telephone", kind: "tel", autoComplete: "tel" },
  ],
  send: "Ask for the table",
  note: "For seven or more please ring: we push the long table together.",
};

export const pictures: SectionOf<"gallery-mosaic"> = {
  block: "gallery-mosaic",
  heading: "Bread, bowls and what is in season",
  pictures: ["food-table", { id: "food-bowl", zoom: 1.2 }, { id: "food-bread", zoom: 1.4 }],
};

export const voices: SectionOf<"quotes-wall"> = {
  block: "quotes-wall",
  heading: "Overheard at the long table",
  quotes: [
    {
      words: "I came for one knot and left four hours later with a friend's dog.",
      name: "Bea",
      role: "Saturday, window seat",
    },
    {
      words: "My grandmother says the rye is nearly right, which from her is a parade.",
      name: "Marek",
      role: "Every Tuesday",
    },
    {
      words: "The celeriac arrived like a football and was the best thing I ate all year.",
      name: "Jo and Lou",
      role: "Supper in November",
    },
  ],
};
