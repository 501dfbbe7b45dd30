/**
 * Whether the packages are on npm, and the names they have there. It is the one place that says so: the
 * texts, the quick start and the comparison of addresses follow it (apps/site/build/mdx/release.ts,
 * apps/site/features/reference/sources/quick-start.server.ts), and `npm run do -- publish-packages`.
 */
export const release = { published: false };

/** The folder of each package in packages/, in the order in which they are published. */
export const packageNames = {
  daylit: "css",
  "daylit-blocks": "blocks",
  "create-daylit": "create-daylit",
} as const;
