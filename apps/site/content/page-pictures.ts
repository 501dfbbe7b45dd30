/** The pictures of the landing page, of the page about the package, of a chapter and of a guide, by their place. */
export const landingPictures = {
  day: "hero-day",
  dusk: "hero-dusk",
  phoneDay: "hero-phone-day",
  phoneDusk: "hero-phone-dusk",
  ownPlace: "arch-stairs",
  firstVisit: "studio-paper-found",
} as const;

export const packagePictures = ["food-bread", "arch-stairs", "musi-keys"] as const;

/** In the chapter on how they are made. */
export const chapterPictures = { scene: "studio-plan", until: "studio-missing" } as const;

/** In the guide for the time after the launch. */
export const guidePictures = { phone: "studio-phone" } as const;
