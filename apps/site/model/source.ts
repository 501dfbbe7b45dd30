import { site } from "./site.ts";

/** Where a file of the repository can be edited; undefined if the operator has not said (SOURCE_URL). */
export const editAddress = (file: string) =>
  site.repository && `${site.repository}/edit/main/${file}`;
