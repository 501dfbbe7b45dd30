/**
 * Whether `daylit` is on npm. It is the one place that says so: the texts, the quick start and the
 * comparison of addresses follow it (apps/site/build/mdx/release.ts, apps/site/features/reference/sources/quick-start.server.ts).
 */
export const release = { published: false };
