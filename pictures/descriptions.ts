import { subjects } from "./metadata/subjects.ts";

/** What each picture shows, apart from the rest: to draw a page, a browser needs the rest sooner. */
export const descriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(subjects).flatMap((trade) =>
    Object.entries(trade).map(([id, { alt }]) => [id, alt] as const),
  ),
);
