import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import type { PictureFacts } from "@daylit/layouts/render/render-context.ts";
import { componentName } from "../component-name.ts";
import { Code, jsx } from "../literal.ts";

/** A section of a page as code: its block, its pictures, and its JSX at a depth. */
export type SectionCode = {
  block: BlockName;
  /** Ids of its pictures, in the order in which they are named. */
  pictures: readonly string[];
  jsx: (depth: number) => string;
};

/** The variable of a picture: "inte-lounge" → "inteLounge" */
export const variable = (id: string) =>
  id.replaceAll(/[^a-z0-9]+(\w?)/gi, (_, letter: string) => letter.toUpperCase());

type Values = Readonly<Record<string, unknown>>;

/** Values of a section with the names of its pictures' variables in place of their ids. */
function coded(value: unknown, known: ReadonlySet<string>, used: Set<string>): unknown {
  const named = (id: string) => {
    used.add(id);
    return variable(id);
  };
  if (typeof value === "string") return known.has(value) ? new Code(named(value)) : value;
  if (Array.isArray(value)) return value.map((each) => coded(each, known, used));
  if (typeof value !== "object" || value === null) return value;
  const { id, ...rest } = value as Values;
  if (typeof id === "string" && known.has(id))
    return Object.keys(rest).length === 0
      ? new Code(named(id))
      : { [`...${named(id)}`]: new Code(""), ...rest };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, coded(each, known, used)]),
  );
}

/** The code of a section; `known` are the ids of pictures, `given` attributes that come first. */
export function sectionCode(
  { block, nav, kept, references, ...values }: Values & { block: BlockName },
  known: ReadonlySet<string>,
  given: readonly string[],
): SectionCode {
  const pictures = new Set<string>();
  const props = coded(values, known, pictures) as Values;
  return {
    block,
    pictures: [...pictures],
    jsx: (depth) => jsx(componentName(block), props, depth, given),
  };
}

/** The focal point as the package reads it, in per cent. */
export const focalOf = ({ focal }: PictureFacts) => focal.map((share) => Math.round(share * 100));

/** A picture with all its files, as the package reads it. */
export function pictureSource(facts: PictureFacts, addressOf: (file: string) => string) {
  const { alt, width, height, sets, dusk, daylight, turns } = facts;
  const setOf = (files: (typeof sets)[number]["files"]) =>
    files.map((file) => `${addressOf(file.address)} ${file.width}w`).join(", ");
  const sourcesOf = (given: typeof sets) =>
    given.map(({ type, files }) => ({ type, srcSet: setOf(files) }));
  const plain = sets.at(-1);
  return {
    src: addressOf(plain?.files.at(-1)?.address ?? ""),
    ...{ alt, width, height, at: focalOf(facts) },
    ...(turns ? { turns } : {}),
    ...(daylight ? { daylight } : {}),
    srcSet: plain && setOf(plain.files),
    sources: sourcesOf(sets.slice(0, -1)),
    ...(dusk ? { dusk: sourcesOf(dusk) } : {}),
  };
}
