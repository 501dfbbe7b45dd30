/** The package offering: the facts that the page, the planner and the asset desk all read. */
export const offer = {
  name: "Light Interactive",
  limits: { pages: 3, sections: 5, photos: 3 },
} as const;

export type Limits = Readonly<Record<keyof typeof offer.limits, number>>;

/** Far beyond any package; keeps a stored plan small and the page responsive. */
export const offerLimits = { pages: 12, sections: 20, photos: 12, name: 80, note: 200 } as const;
