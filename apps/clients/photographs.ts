/** The first screen of a client's page, at a desk and, of the home page, on a phone: sizes in pixels. */
export const photographSizes = {
  wide: { width: 1200, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export const schemes = ["light", "dark"] as const;

export type PhotographFormat = keyof typeof photographSizes;
type Scheme = (typeof schemes)[number];

/** Committed in generated/photographs. Of the home page, or of another by its path. */
export const photographFile = (
  slug: string,
  format: PhotographFormat,
  scheme: Scheme,
  path = "/",
) => `${slug}${path.replace(/^\/$/, "").replaceAll("/", "-")}-${format}-${scheme}.avif`;

/**
 * Its address on the studio's site. Those of inner pages have a folder of their own: beside pictures that last,
 * each would be a rule in the headers of a host, which are limited to a hundred.
 */
export const photographPath = (...of: Parameters<typeof photographFile>) =>
  `${(of[3] ?? "/") === "/" ? "/pictures/clients" : "/photographs"}/${photographFile(...of)}`;
