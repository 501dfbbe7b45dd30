import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { readNumber, readOneOf, readRecord } from "@daylit/layouts/schema/read/values.ts";
import { faces, systemStacks, type TypeName } from "@daylit/layouts/theme/faces.ts";
import * as choices from "@daylit/layouts/theme/theme.ts";

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const types = [...keysOf(faces), ...keysOf(systemStacks)] as TypeName[];
const cases = ["none", "uppercase", "lowercase", "capitalize"] as const;

/** A colour as six hexadecimal digits: nothing else ever gets into a stylesheet. */
export function readColour(value: unknown, path: string, report: Report): `#${string}` {
  if (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) return value as `#${string}`;
  report(path, "replaced", value);
  return "#0b7285";
}

export function readTheme(value: unknown, report: Report): choices.Theme {
  const path = "theme";
  const theme = readRecord(value, path, report, [
    ...["brand", "paper", "type", "headline", "density", "corner", "button", "rule", "picture"],
    ...["keyword", "width"],
  ]);
  const paper = readRecord(theme.paper, `${path}.paper`, report, ["hue", "chroma", "kind"]);
  const type = readRecord(theme.type, `${path}.type`, report, ["headline", "body", "accent"]);
  const given = <T>(
    from: Readonly<Record<string, unknown>>,
    key: string,
    read: (value: unknown, path: string) => T,
    place = path,
  ) => {
    const found = from[key] === undefined ? undefined : read(from[key], `${place}.${key}`);
    return found === undefined ? {} : { [key]: found };
  };
  const oneOf =
    <T extends object>(table: T) =>
    (entry: unknown, place: string) =>
      readOneOf(entry, place, report, keysOf(table));
  const within =
    (from: number, to: number) =>
    (entry: unknown, place: string): number =>
      readNumber(entry, place, report, [from, to]);
  const face = (entry: unknown, place: string) => readOneOf(entry, place, report, types);
  return {
    brand: readColour(theme.brand, `${path}.brand`, report),
    paper: {
      hue: within(0, 360)(paper.hue, `${path}.paper.hue`),
      chroma: within(0, 0.04)(paper.chroma, `${path}.paper.chroma`),
      ...given(paper, "kind", oneOf(choices.papers), `${path}.paper`),
    },
    type: {
      headline: face(type.headline, `${path}.type.headline`) ?? "system-sans",
      body: face(type.body, `${path}.type.body`) ?? "system-sans",
      ...given(type, "accent", face, `${path}.type`),
    },
    ...given(theme, "headline", (entry, place) => {
      const known = ["weight", "case", "tracking", "leading", "scale"];
      const headline = readRecord(entry, place, report, known);
      return {
        ...given(headline, "weight", within(100, 1000), place),
        ...given(headline, "case", (entry, at) => readOneOf(entry, at, report, cases), place),
        ...given(headline, "tracking", within(-0.1, 0.2), place),
        ...given(headline, "leading", within(0.7, 1.5), place),
        ...given(headline, "scale", oneOf(choices.scales), place),
      };
    }),
    ...given(theme, "density", oneOf(choices.densities)),
    ...given(theme, "corner", oneOf(choices.corners)),
    ...given(theme, "button", oneOf(choices.buttons)),
    ...given(theme, "rule", oneOf(choices.rules)),
    ...given(theme, "picture", (entry, place) => {
      const picture = readRecord(entry, place, report, ["shape", "filter", "ratio", "own"]);
      return {
        ...given(picture, "shape", oneOf(choices.pictureShapes), place),
        ...given(picture, "filter", oneOf(choices.pictureFilters), place),
        ...given(picture, "ratio", oneOf(choices.ratios), place),
        ...given(picture, "own", (own) => (own === true ? own : undefined), place),
      };
    }),
    ...given(theme, "keyword", (entry, place) => readOneOf(entry, place, report, choices.keywords)),
    ...given(theme, "width", oneOf(choices.widths)),
  };
}
