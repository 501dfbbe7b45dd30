/** The pictures of the landing page and of the page about the package, by their place. */
export const landingPictures = {
  day: "hero-day",
  dusk: "hero-dusk",
  phoneDay: "hero-phone-day",
  phoneDusk: "hero-phone-dusk",
  ownPlace: "arch-stairs",
  firstVisit: "food-table",
  found: "trav-suitcase",
} as const;

export const packagePictures = ["food-bread", "arch-stairs", "musi-keys"] as const;
