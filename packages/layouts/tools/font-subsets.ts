/**
 * Cuts the typefaces of the catalogue for sites whose words are known (packages/layouts/theme/font-subsets.ts): each
 * face in single weights and once from 400 to 700, each in four sets of characters. Writes
 * packages/layouts/generated/fonts/; run by `npm run refresh`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadOutput } from "../catalogue/load.ts";
import { type CharacterSet, characterSets, subsetFile } from "../theme/font-subsets.ts";
import { scriptFaces, scriptFileOf, setsOf } from "../theme/script-faces.ts";
import { writeScriptSubset, writeSubset } from "../theme/subset-font.ts";
import { cutsToMake } from "./font-cuts.ts";

const folder = join(import.meta.dirname, "../generated/fonts");
const { cataloguePages } = await loadOutput();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const sizes: Record<string, Record<string, number>> = {};
for (const { name, cut } of cutsToMake(cataloguePages)) {
  const made: number[] = [];
  for (const set of Object.keys(characterSets) as CharacterSet[]) {
    const content = await writeSubset(name, cut, set);
    writeFileSync(join(folder, "..", subsetFile(name, cut, set)), content);
    made.push(content.length);
  }
  sizes[name] = { ...sizes[name], [cut]: made[0] ?? 0 };
}
for (const [name, { cuts, has }] of Object.entries(scriptFaces))
  for (const cut of cuts)
    for (const set of setsOf(has)) {
      const content = await writeScriptSubset(name, cut, set);
      writeFileSync(join(folder, "..", scriptFileOf({ name, cut }, set)), content);
    }
writeFileSync(join(folder, "sizes.json"), JSON.stringify(sizes));
