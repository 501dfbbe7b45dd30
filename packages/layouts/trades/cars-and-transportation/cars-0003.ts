import type { Layout } from "../../schema/model.ts";

/** For people who have found the car: data, pictures, faults, a test drive. */
export const cars3: Layout = {
  caption: "A data sheet: one car, its figures and faults, a test drive",
  theme: {
    brand: "#d7263d",
    paper: { hue: 20, chroma: 0.006, kind: "paper" },
    headline: { weight: 600, case: "none", tracking: -0.045, leading: 0.92, scale: "loud" },
    rule: "hairline",
    density: "normal",
    picture: { shape: "plain", filter: "none", ratio: "panorama" },
    keyword: "numbered",
  },
  nav: { block: "nav-plain", aside: "Stock no. 2614" },
  sections: [
    {
      block: "hero-product",
      keyword: "Stock no. 2614",
      heading: "Marlin 1.5 Saloon, red",
      lead: "March 2021, one keeper, a district nurse in Prestwich. Serviced each spring, never smoked in.",
      pictures: ["cars-saloon-front", "cars-saloon-rear", "cars-saloon-wheel"],
      price: "£11,950",
      unit: "with a year's warranty",
      versionsLabel: "Comes with",
      versions: ["2 keys", "full history", "MOT Oct 2027"],
      actions: [
        { label: "Book a test drive", href: "#drive" },
        { label: "Known faults", href: "#faults" },
      ],
      facts: [
        ["Mileage", "31,400, checked against every MOT record"],
        ["Engine", "1,498 cc petrol, 96 kW"],
        ["Gearbox", "Six-speed manual"],
        ["Fuel", "47 mpg, measured by us"],
        ["By the month", "£233 for 48 months, 8.9% APR"],
      ],
      note: "Bring it back within 7 days and 200 miles if it disappoints.",
    },
    {
      block: "spec-sheet",
      lead: "From the maker’s handbook, except where it says that we measured.",
      nav: "Data",
      heading: "Full data",
      groups: [
        {
          heading: "Engine",
          lines: [
            ["Capacity", "1,498 cc"],
            ["Power", "96 kW"],
            ["Gearbox", "Six, manual"],
            ["Fuel, as measured by us", "47 mpg"],
          ],
        },
        {
          heading: "Body",
          lines: [
            ["Length", "4,560 mm"],
            ["Boot", "480 litres"],
            ["Doors, seats", "4, 5"],
            ["Kerb weight", "1,295 kg"],
          ],
        },
        {
          heading: "Running costs",
          lines: [
            ["Road tax", "£200 a year"],
            ["Insurance group", "14"],
            ["Next service", "April 2027, £149"],
            ["Tyres", "205/55 R16"],
          ],
        },
        {
          heading: "History",
          lines: [
            ["First registered", "12 March 2021"],
            ["Keepers", "One"],
            ["Services", "Five, all stamped"],
            ["Last MOT", "No advisories"],
          ],
        },
      ],
      note: "Fuel measured over 400 miles by Moira from the desk, who drives like everybody else.",
      picture: "cars-saloon-turn",
    },
    {
      block: "features-lines",
      scale: "poster",
      nav: "Faults",
      heading: "Known faults",
      items: [
        {
          heading: "Nearside sill",
          text: "A scratch of eight centimetres, touched in. You find it with a fingernail, not with your eyes.",
        },
        { heading: "Driver's mat", text: "Worn through at the heel. A new pair is in the boot." },
        {
          heading: "Front wipers",
          text: "They squeak in drizzle. New blades did not help; another make would cost you £14.",
        },
        {
          heading: "Alloy, front left",
          text: "Kerbed once, lightly. Refurbishing all four is £220 if it bothers you.",
        },
        {
          heading: "Boot carpet",
          text: "A faint ring from a paint tin. Turn the carpet round and it is gone.",
        },
      ],
      tone: "sunken",
      lead: "Priced in, photographed, and on the invoice.",
    },
    {
      block: "quotes-faces",
      wide: "cars-saloon",
      room: "open",
      lead: "Two people drive each car before it is priced, on the same seventeen miles, and write down what they think.",
      heading: "Who has checked it",
      quotes: [
        {
          words:
            "Brake pads at two thirds, discs straight, no leaks, one rattle found and cured: a coin in the door. I would drive it to Inverness tonight.",
          name: "Sanjay Mehta",
          role: "workshop, 17-mile road test",
        },
        {
          words:
            "Second driver, second opinion. The clutch is light and the heater is quick. My sister wants it.",
          name: "Bernice Oyelaran",
          role: "drives our minibuses",
        },
      ],
    },
    {
      block: "booking-form",
      lead: "Long enough for the motorway, the school run and your own garage.",
      nav: "Drive it",
      id: "drive",
      tone: "brand",
      heading: "Test drive, an hour, alone",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Day", kind: "date" },
        { label: "Hour", kind: "time" },
      ],
      send: "Keep the key for me",
      note: "Bring your licence. We pay for insurance and petrol, and you choose the route.",
    },
  ],
  footer: { block: "footer-slim" },
};
