import type { CataloguePage } from "../catalogue/catalogue.ts";
import { type FaceName, faces } from "../theme/faces.ts";

/** The hundreds that the face has, and what its headlines are set in somewhere. */
function weightsOf(name: FaceName, pages: readonly CataloguePage[]): number[] {
  const [min = 0, max = 0] = faces[name].weights.split(" ").map(Number);
  const hundreds = [400, 500, 600, 700, 800];
  const headlines = pages.flatMap(({ theme: { type, headline } }) =>
    type.headline === name && headline?.weight ? [headline.weight] : [],
  );
  return [...new Set([...hundreds, ...headlines])]
    .filter((weight) => min <= weight && weight <= max)
    .sort((a, b) => a - b);
}

/** Every face with its single weights and the range from 400 to 700. */
export const cutsToMake = (pages: readonly CataloguePage[]) =>
  (Object.keys(faces) as FaceName[]).flatMap((name) =>
    [...weightsOf(name, pages), "text" as const].map((cut) => ({ name, cut })),
  );
