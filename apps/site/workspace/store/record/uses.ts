/** Where a file will be shown and how wide it stands there, in CSS pixels. */
export const uses = {
  logo: { name: "Logo", shown: 240 },
  wide: { name: "Across the whole page", shown: 1440 },
  half: { name: "Half the page", shown: 720 },
  portrait: { name: "A person or a detail", shown: 480 },
} as const;

export type Use = keyof typeof uses;

export const isUse = (value: string): value is Use => Object.hasOwn(uses, value);

/** What a browser tab bears without trouble. */
export const largest = {
  bytes: 40_000_000,
  svgBytes: 1_000_000,
  pixels: 80_000_000,
  allBytes: 200_000_000,
  files: 24,
} as const;
