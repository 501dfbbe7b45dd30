import type { Layout } from "../../model.ts";

export const cars3: Layout = {
  caption: "One car, as a data sheet",
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
      block: "hero-ledger",
      keyword: "Stock no. 2614",
      heading: "Marlin 1.5 Saloon, red",
      lead: "First registered in March 2021 to a district nurse in Prestwich, serviced each spring, never smoked in.",
      picture: { id: "cars-saloon", at: [60, 62] },
      figures: [
        { figure: "£11,950", label: "with a year's warranty" },
        { figure: "31,400", label: "miles, against five tests" },
        { figure: "1", label: "keeper from new" },
        { figure: "Oct 2027", label: "test runs out" },
      ],
      actions: [
        { label: "Drive it", href: "#drive" },
        { label: "The faults", href: "#faults" },
      ],
    },
    {
      block: "spec-sheet",
      nav: "Data",
      heading: "Data",
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
            ["Road tax", "£195 a year"],
            ["Insurance group", "14"],
            ["Next service", "April 2027, £149"],
            ["Tyres", "205/55 R16"],
          ],
        },
      ],
      note: "Fuel measured over 400 miles by Moira from the desk, who drives like everybody else.",
    },
    {
      block: "gallery-mosaic",
      nav: "Pictures",
      tone: "sunken",
      heading: "Walk round it",
      pictures: [
        "cars-saloon",
        {
          id: "cars-saloon",
          zoom: 2,
          at: [78, 70],
          alt: "Front wheel and wing of the red saloon, close to the road marking.",
        },
        {
          id: "cars-saloon",
          zoom: 1.9,
          at: [40, 60],
          alt: "Rear of the red saloon with the orange cone behind it.",
        },
        { id: "cars-key", zoom: 1.2, at: [50, 45] },
      ],
    },
    {
      block: "features-lines",
      nav: "Faults",
      heading: "What is wrong with it",
      items: [
        {
          heading: "Nearside sill",
          text: "A scratch of nine centimetres, touched in. You find it with a fingernail.",
        },
        {
          heading: "Driver's mat",
          text: "Worn through at the heel. A new pair is in the boot.",
        },
        {
          heading: "Rear wiper",
          text: "Squeaks in drizzle. So did the last one.",
        },
      ],
    },
    {
      block: "booking-form",
      nav: "Drive it",
      id: "drive",
      tone: "brand",
      heading: "Drive it for an hour, alone",
      fields: [
        { label: "Name", autoComplete: "name" },
        { label: "Day", kind: "date" },
        { label: "Hour", kind: "time" },
      ],
      send: "Keep the key for me",
      note: "Bring your licence. The insurance is ours, the petrol too.",
    },
  ],
  footer: { block: "footer-slim" },
};
