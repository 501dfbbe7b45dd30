import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type {
  AnyPicture,
  PictureFacts,
  RenderContext,
} from "@daylit/layouts/render/render-context.ts";
import { runsOf, textOf } from "@daylit/layouts/schema/marks.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { imageRefs } from "@daylit/site-engine";
import { valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";

/**
 * Which words on the page come from which place of the document. Blocks do not say, and needn’t: a
 * block is drawn a second time, out of sight, from values that carry a marker of their place in
 * letters of the private area; what stands at the same spot in both drawings is the same thing.
 */

const opening = "\ue000";
const closing = "\ue001";
const zero = 0xe010;

const known: string[] = [];
const numbers = new Map<string, number>();

function markerOf(path: string): string {
  let number = numbers.get(path);
  if (number === undefined) {
    number = known.push(path) - 1;
    numbers.set(path, number);
  }
  const digits = [...number.toString(16)].map((digit) =>
    String.fromCharCode(zero + Number.parseInt(digit, 16)),
  );
  return `${opening}${digits.join("")}${closing}`;
}

const markers = /\ue000([\ue010-\ue01f]+)\ue001/g;

/** The places whose markers are in a text, and the text without them. */
export function unmarked(text: string): { text: string; paths: string[] } {
  const paths = [...text.matchAll(markers)].flatMap(([, digits = ""]) => {
    const hex = [...digits].map((digit) => (digit.charCodeAt(0) - zero).toString(16)).join("");
    return known[Number.parseInt(hex, 16)] ?? [];
  });
  return { text: text.replaceAll(markers, "").replaceAll(/[\ue000-\ue01f]/g, ""), paths };
}

type Values = Readonly<Record<string, unknown>>;
type Section =
  | SiteDocument["pages"][number]["sections"][number]
  | SiteDocument["nav"]
  | SiteDocument["footer"];

const cache = new WeakMap<object, Map<string, Section>>();

/** A section with all its words and pictures marked. The same section gives the same object. */
export function markedSection<S extends Section>(section: S, path: string): S {
  const found = cache.get(section)?.get(path);
  if (found) return found as S;
  let marked: S = section;
  for (const written of textsOf(definitionOf(section.block).fields, section as Values))
    if (written.text !== "") {
      const marker = markerOf(`${path}.${written.path}`);
      const text = String(valueAt(section, written.path));
      // Inside the first run: a text before it would be one more than the page has.
      const [first = { text: "" }, ...runs] = runsOf(text);
      const next = textOf([{ ...first, text: marker + first.text }, ...runs]);
      marked = withValue(marked, written.path, next);
    }
  const alone = { pages: [{ sections: [section] }] } as unknown as Pick<SiteDocument, "pages">;
  for (const place of imageRefs(alone)) {
    const inside = place.path.replace("pages[0].sections[0].", "");
    const id = markerOf(`${path}.${inside}`) + place.image.id;
    marked = withValue(marked, inside, { ...place.image, id });
  }
  const places = cache.get(section) ?? new Map<string, Section>();
  cache.set(section, places.set(path, marked));
  return marked;
}

/** The facts of the business and the words of the navigation, marked. */
export function markedFrame({ business, pages }: Pick<SiteDocument, "business" | "pages">) {
  const text = (path: string, value: string) => value && markerOf(path) + value;
  return {
    business: {
      ...business,
      name: text("business.name", business.name),
      strapline: text("business.strapline", business.strapline),
      phone: text("business.phone", business.phone),
      email: text("business.email", business.email),
      address: business.address.map((line, index) => text(`business.address[${index}]`, line)),
      ...(business.hours && {
        hours: business.hours.map(
          ([days, times], index) =>
            [
              text(`business.hours[${index}][0]`, days),
              text(`business.hours[${index}][1]`, times),
            ] as const,
        ),
      }),
      ...(business.note && { note: text("business.note", business.note) }),
    },
    links: pages.flatMap(({ label, path, menu }, index) =>
      menu === false ? [] : [{ label: text(`pages[${index}].label`, label), href: path }],
    ),
  };
}

/** In the drawing out of sight a picture's address is its marker. */
export const markedContext = (context: RenderContext): RenderContext => ({
  ...context,
  picture: (id): PictureFacts => {
    const plain = unmarked(id).text as AnyPicture;
    const { drawing: _, ...facts } = context.picture(plain);
    const marker = id.slice(0, id.length - plain.length);
    return { ...facts, sets: [{ type: "image/webp", files: [{ width: 1, address: marker }] }] };
  },
});
