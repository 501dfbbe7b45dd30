import type { BlockName } from "./index.ts";

/** A block's kind is the first word of its name; visitors filter the catalogue by these. */
export const kinds = {
  nav: "Navigation",
  hero: "Hero",
  features: "Features",
  story: "Story",
  gallery: "Gallery",
  team: "Team",
  prices: "Prices",
  quotes: "Quotes",
  questions: "Questions",
  contact: "Contact",
  call: "Call to action",
  menu: "Menu with prices",
  listing: "Listing",
  products: "Product grid",
  offers: "Offers in tabs",
  news: "News",
  film: "Film",
  partners: "Partners",
  map: "Map and directions",
  schedule: "Schedule or line-up",
  courses: "Course list",
  case: "Case study",
  spec: "Spec sheet",
  compare: "Comparison",
  itinerary: "Itinerary",
  hours: "Opening hours and location",
  booking: "Booking form",
  rsvp: "RSVP form",
  credentials: "Credentials",
  process: "Process",
  timeline: "Timeline",
  figures: "Statistics",
  treatments: "Menu of treatments",
  fixtures: "Fixtures table",
  footer: "Footer",
} as const;

type FirstWord<Name extends string> = Name extends `${infer Word}-${string}` ? Word : Name;

export type Kind = FirstWord<BlockName>;

export const kindOf = (block: BlockName): Kind => block.split("-")[0] as Kind;

/** The first block of a new kind has no label yet: its own word is used. */
export const kindLabel = (block: BlockName): string => kinds[kindOf(block)] ?? kindOf(block);
