/**
 * Prints what the library holds, by trade, kind, light and person, and what it cost to render.
 *
 *     npm run do -- count pictures
 */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@daylit/pictures/catalogue/catalogue.ts";
import { subjectList } from "@daylit/pictures/catalogue/subject-list.ts";
import { formatOf } from "@daylit/pictures/formats.ts";
import { readManifest } from "../manifest.ts";

const count = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => `  ${String(all.length).padStart(4)}  ${name}`)
    .join("\n");

const images = join(import.meta.dirname, "../../images");
const bytes = readdirSync(images).map((name) => statSync(join(images, name)).size);
const renders = Object.values(readManifest());
const people = catalogue.filter(({ kind }) => kind === "person");
const waiting = subjectList.length - catalogue.length;
const fewest = Map.groupBy(catalogue, ({ trade }) => trade);
const under = [...fewest].filter(([trade, all]) => trade !== "studio" && all.length < 9);
/** Rendered before their size was raised; each gets it when it is rendered again. */
const small = catalogue.filter((entry) => entry.width < Math.max(...formatOf(entry).widths));

console.log(`${catalogue.length} pictures, ${people.length} of them of people

By trade
${count(catalogue.map(({ trade }) => trade))}

By kind
${count(catalogue.map(({ kind }) => kind))}

By hand
${count(catalogue.map(({ hand = "clay" }) => hand))}

Not of people, by trade
${count(catalogue.filter(({ kind }) => kind !== "person").map(({ trade }) => trade))}

By light
${count(catalogue.map(({ light = "window" }) => light))}

By shape
${count(catalogue.map(({ ratio }) => ratio))}

${(bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB in ${bytes.length} files, the largest ${Math.round(Math.max(...bytes) / 1000)} kB
${(renders.reduce((sum, { seconds }) => sum + seconds, 0) / 3600).toFixed(1)} hours of one core to render from nothing
${waiting} described and not yet rendered
Trades with fewer than nine: ${under.map(([trade]) => trade).join(", ") || "none"}
${small.length} narrower than pages want them: ${small.map(({ id }) => id).join(", ") || "none"}`);
