import { site } from "./site.ts";

/** Where a file of the repository can be edited. */
export const editAddress = (file: string) => `${site.repository}/edit/main/${file}`;
