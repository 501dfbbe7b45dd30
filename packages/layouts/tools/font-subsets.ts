/**
 * Cuts the typefaces of the catalogue for sites whose words are known (packages/layouts/theme/font-subsets.ts): each
 * face in single weights and once from 400 to 700, each in three sets of characters. Writes
 * packages/layouts/generated/fonts/:
 *
 *     npm run do -- cut-faces && npm run format
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadOutput } from "../catalogue/load.ts";
import { type FaceName, faces } from "../theme/faces.ts";
import { type CharacterSet, characterSets, subsetFile } from "../theme/font-subsets.ts";
import { writeSubset } from "../theme/subset-font.ts";

const folder = join(import.meta.dirname, "../generated/fonts");
const { cataloguePages } = await loadOutput();

/** The hundreds that the face has, and what its headlines are set in somewhere. */
function weightsOf(name: FaceName): number[] {
  const [min = 0, max = 0] = faces[name].weights.split(" ").map(Number);
  const hundreds = [400, 500, 600, 700, 800];
  const headlines = cataloguePages.flatMap(({ theme: { type, headline } }) =>
    type.headline === name && headline?.weight ? [headline.weight] : [],
  );
  return [...new Set([...hundreds, ...headlines])]
    .filter((weight) => min <= weight && weight <= max)
    .sort((a, b) => a - b);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const sizes: Record<string, Record<string, number>> = {};
for (const name of Object.keys(faces) as FaceName[])
  for (const cut of [...weightsOf(name), "text"] as const) {
    const made: number[] = [];
    for (const set of Object.keys(characterSets) as CharacterSet[]) {
      const content = await writeSubset(name, cut, set);
      writeFileSync(join(folder, "..", subsetFile(name, cut, set)), content);
      made.push(content.length);
    }
    sizes[name] = { ...sizes[name], [cut]: made[0] ?? 0 };
    console.log(`${name} ${cut}: ${made.join(", ")} bytes`);
  }
writeFileSync(join(folder, "sizes.json"), JSON.stringify(sizes));
