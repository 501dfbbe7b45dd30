/**
 * The same probes run in two scopes. `npm test` shows them one of each kind: every block in the fewest
 * layouts, a page of each page kind. `npm run test:everything` shows them every address of the build.
 */
export const everything = process.env.TEST_SCOPE === "everything";

/** The details of a test that asks in another way what a test of `npm test` asks: it is left to the other scope. */
export const releaseOnly = { tag: "@release-only" };
