import { readExamples } from "../../css/examples.ts";
import { brotliSize, minify, stripHeader } from "../../css/minify.ts";
import { type Part, readParts } from "../../css/reference.ts";
import { pathOf } from "../app/model/menu.ts";
import { type Neighbour, neighboursOf } from "../app/model/neighbours.ts";
import { editAddress } from "../app/model/source.ts";
import { stylesheetItems } from "../app/model/stylesheet.ts";
import type { Heading } from "../mdx/headings.ts";
import { sampleHeights } from "../samples/measured.ts";

/** The nineteen pages in order. */
const order: readonly Neighbour[] = stylesheetItems.map((item) => ({
  name: item.name,
  path: pathOf(item),
}));

/** A part with a page of its own leads there, any other to its line on the entry page. */
const placeOf = (name: string): Neighbour =>
  order.find((page) => page.name === name) ?? { name, path: `/stylesheet#${name}` };

const examplesOf = (slug: string) =>
  readExamples(slug).map((example) => {
    const of = `${slug}/${example.case}`;
    return {
      of,
      case: example.case,
      title: example.title,
      note: example.note,
      heights: sampleHeights(of),
    };
  });

/** Bytes of a part by itself: minified, brotli. */
export const bytesOf = ({ css }: Part) => brotliSize(minify(stripHeader(css)).code);

/** All that the page of a part shows, read from its stylesheet and its examples. Build time only. */
export function readPart(slug: string) {
  const part = readParts().find(({ name }) => name === slug);
  if (!part) throw new Error(`there is no stylesheet ${slug}`);
  const { summary, classes, props, keys, a11y, fallback, related, file } = part;
  const examples = examplesOf(slug);
  const headings: Heading[] = [
    ...examples.map((example) => ({ id: example.case, text: example.title })),
    ...(classes.length > 0 ? [{ id: "classes", text: "Classes" }] : []),
    ...(props.length > 0 ? [{ id: "properties", text: "Properties" }] : []),
    { id: "notes", text: "Notes" },
  ].map((heading) => ({ ...heading, depth: 2 }));
  return {
    slug,
    summary,
    classes,
    props,
    keys,
    a11y,
    fallback: fallback.length > 0 ? fallback : ["None needed."],
    related: related.map(placeOf),
    bytes: bytesOf(part),
    examples,
    headings,
    ...neighboursOf(`/stylesheet/${slug}`, order),
    edit: editAddress(`css/${file}`),
  };
}

export type PartRecord = ReturnType<typeof readPart>;
