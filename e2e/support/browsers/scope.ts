/**
 * The same probes run in two scopes: one of each kind (every block in the fewest layouts, a page of each
 * page kind), or with `npm run test:everything` every address of the build.
 */
export const everything = process.env.TEST_SCOPE === "everything";

/** Only the tests of each-change.ts, which `npm test` runs. */
export const onEachChange = process.env.TEST_SCOPE === "each-change";
