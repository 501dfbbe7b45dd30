import { feedPath } from "../../model/site.ts";

/** Files that a text may lead to besides pages: the end of the build writes them. */
const files: readonly string[] = [feedPath, "/daylit.min.css"];

/** Whether a link is none of the site's pages: another site's, or a file. */
export const isElsewhere = (link: string) => /^https?:/.test(link) || files.includes(link);
