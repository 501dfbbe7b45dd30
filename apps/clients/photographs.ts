/** The first screen of a client's site, at a desk and on a phone: sizes in pixels. */
export const photographSizes = {
  wide: { width: 1200, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export const schemes = ["light", "dark"] as const;

export type PhotographFormat = keyof typeof photographSizes;
type Scheme = (typeof schemes)[number];

/** Committed in generated/photographs. */
export const photographFile = (slug: string, format: PhotographFormat, scheme: Scheme) =>
  `${slug}-${format}-${scheme}.avif`;

/** Its address on the studio's site. */
export const photographPath = (slug: string, format: PhotographFormat, scheme: Scheme) =>
  `/pictures/clients/${photographFile(slug, format, scheme)}`;
