import { readdirSync, readFileSync } from "node:fs";
import { brotliSize } from "daylit/internal/tools/bundle/minify.ts";
import { describedParts, type Part } from "daylit/internal/tools/reference/reference.ts";
import { documentation } from "../../../content/documentation/index.ts";
import { stylesheetItems } from "../../../content/stylesheet.ts";
import { shippedStylesheet } from "../samples/stylesheet.ts";
import { kindOf, placeOf } from "./part-place.server.ts";
import { highlightedQuickStart } from "./quick-start.server.ts";

const texts = new URL("../../../content/documentation/", import.meta.url);

/** Class and property names as people write and look for them. */
const namesOf = ({ classes, props }: Part) => [
  ...classes.map(({ name }) => `.${name}`),
  ...props.map(({ name }) => name),
];

/** The first chapter that shows an example or a table of the part. */
function chapterOf(name: string): string | undefined {
  const shows = new RegExp(`of="${name}["/]`);
  const chapter = documentation.find(({ slug }) => {
    const file = readdirSync(texts).find((found) => found === `${slug}.mdx`);
    return file && shows.test(readFileSync(new URL(file, texts), "utf8"));
  });
  return chapter?.path;
}

/** All that the entry of the reference shows, read from the framework. Build time only. */
export function readEntry() {
  const parts = describedParts();
  const slugs = stylesheetItems.map(({ slug }) => slug);
  return {
    bytes: brotliSize(shippedStylesheet().shipped),
    // Those of the stylesheet that is weighed: the application kit is a file of its own.
    classes: new Set(
      parts.flatMap(({ group, classes }) =>
        group === "Kit" ? [] : classes.map(({ name }) => name),
      ),
    ).size,
    quickStart: highlightedQuickStart(),
    parts: Object.fromEntries(
      parts
        .filter(({ name }) => slugs.includes(name))
        .map((part) => [part.name, { summary: part.summary, names: namesOf(part) }]),
    ),
    more: parts
      .filter(({ name }) => !slugs.includes(name))
      .map((part) => ({
        name: part.name,
        summary: part.summary,
        names: namesOf(part),
        /** Where its samples are; what has none is explained in a chapter, or only here. */
        path: kindOf(part) ? placeOf(part) : chapterOf(part.name),
      })),
  };
}

export type StylesheetEntry = ReturnType<typeof readEntry>;
