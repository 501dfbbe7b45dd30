import remarkGfm from "remark-gfm";
import { generatedPassages } from "./generated-passages.ts";
import { releaseNotice } from "./release.ts";

/** How every text of the site is read: for the page, for the search and for the checks. */
export const remarkPlugins = [remarkGfm, generatedPassages, releaseNotice];
