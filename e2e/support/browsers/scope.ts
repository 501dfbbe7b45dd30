/** Only the tests of each-change.ts, which `npm test` runs. */
export const onEachChange = process.env.TEST_SCOPE === "each-change";
