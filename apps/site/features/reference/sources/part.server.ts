import { brotliSize, minify, stripHeader } from "daylit/internal/tools/bundle/minify.ts";
import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { describedParts, type Part } from "daylit/internal/tools/reference/reference.ts";
import type { Heading } from "../../../build/mdx/headings.ts";
import { stylesheetItems, stylesheetKinds } from "../../../content/stylesheet.ts";
import { pathOf } from "../../../model/menu.ts";
import { type Neighbour, neighboursOf } from "../../../model/pages/neighbours.ts";
import { editAddress } from "../../../model/source.ts";
import { sampleHeights } from "../samples/measured.ts";
import { exampleId, kindOf, placeOf } from "./part-place.server.ts";

/** The pages in order: the nineteen, then those of the other parts. */
const order: readonly Neighbour[] = [...stylesheetItems, ...stylesheetKinds].map((item) => ({
  name: item.name,
  path: pathOf(item),
}));

const examplesOf = (part: Part) =>
  readExamples(part.name).map((example) => {
    const of = `${part.name}/${example.case}`;
    return {
      of,
      id: exampleId(part, example.case),
      title: example.title,
      note: example.note,
      heights: sampleHeights(of),
    };
  });

/** Bytes of a part on its own: minified, brotli. */
export const bytesOf = ({ css }: Part) => brotliSize(minify(stripHeader(css)).code);

/** All that the page of a part shows, read from its stylesheet and its examples. Build time only. */
export function readPart(slug: string) {
  const parts = describedParts();
  const part = parts.find(({ name }) => name === slug);
  if (!part) throw new Error(`there is no stylesheet ${slug}`);
  const { summary, classes, props, keys, a11y, fallback, related, file } = part;
  const examples = examplesOf(part);
  const headings: Heading[] = [
    ...examples.map(({ id, title }) => ({ id, text: title })),
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
    related: parts
      .filter(({ name }) => related.includes(name))
      .map((other) => ({ name: other.name, path: placeOf(other) })),
    bytes: bytesOf(part),
    examples,
    headings,
    ...neighboursOf(`/stylesheet/${slug}`, order),
    edit: editAddress(`packages/css/src/${file}`),
  };
}

export type PartRecord = ReturnType<typeof readPart>;

/** All that the page of a kind shows. Build time only. */
export function readKind(path: string) {
  const parts = describedParts().filter((part) => {
    const kind = kindOf(part);
    return kind && pathOf(kind) === path;
  });
  const named = new Set<string>();
  const repeated = (name: string) => named.has(name) || !named.add(name);
  return {
    parts: parts.map(({ name }) => {
      const part = readPart(name);
      return {
        ...part,
        props: part.props.map((row) => ({ ...row, repeated: repeated(row.name) })),
      };
    }),
    headings: parts.map(({ name }): Heading => ({ id: name, text: name, depth: 2 })),
    ...neighboursOf(path, order),
    // The parts of a kind are files of their own; this is the list of them.
    edit: editAddress("packages/css/src/index.css"),
  };
}
