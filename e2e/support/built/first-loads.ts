/** Bytes as they travel, without fonts and pictures, and how many files, until a page has loaded. */
type Budget = { bytes: number; requests: number };

/** Document, two or three stylesheets, a face, and the pictures of the first view. */
export const firstLoads: Record<string, Budget> = {
  "/": { bytes: 32_000, requests: 14 },
  "/documentation": { bytes: 24_000, requests: 12 },
  "/documentation/theming": { bytes: 24_000, requests: 9 },
  "/stylesheet/card": { bytes: 26_000, requests: 14 },
  "/layouts": { bytes: 26_000, requests: 30 },
  "/layouts/education": { bytes: 24_000, requests: 14 },
  "/layouts/arch/arch-0001": { bytes: 26_000, requests: 12 },
  "/blocks": { bytes: 26_000, requests: 30 },
  "/blocks/prices": { bytes: 26_000, requests: 12 },
  "/projects": { bytes: 26_000, requests: 16 },
  "/packages": { bytes: 32_000, requests: 12 },
  "/guides/brand-color-structure": { bytes: 28_000, requests: 9 },
};
