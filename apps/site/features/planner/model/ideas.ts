/** Offered while a section is being named. Suggestions only: any words will do. */
export const sectionIdeas = [
  "Opening",
  "What we do",
  "How it works",
  "Prices",
  "Latest work",
  "Photos",
  "Our story",
  "The people",
  "What customers ask",
  "Opening hours",
  "Where to find us",
  "Dates",
  "Menu",
  "Booking by telephone",
  "Kind words",
  "Get in touch",
] as const;
