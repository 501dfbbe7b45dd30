import { pages } from "../pages.ts";

/** Every address of the site: prerendering and the tests read this one list. */
export const paths: readonly string[] = pages.map(({ path }) => path);
