/**
 * Draws the vector pictures: drawings/<id>.svg, in the theme's tones, and a raster twin for places that
 * cannot have them (previews of links, thumbnails) into .cache/renders, where `encode` finds it.
 *
 *     npm run do -- draw                    all of them: a second or two each
 *     npm run do -- draw busi-draw-desk     these
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subjectList } from "@daylit/pictures/catalogue/subject-list.ts";
import { formatOf } from "@daylit/pictures/formats.ts";
import { isVector } from "@daylit/pictures/metadata/subject.ts";
import sharp from "sharp";
import { recordRender } from "../manifest.ts";
import { drawn } from "../svg-generator/drawn.ts";
import { painted, tonesOf } from "../svg-generator/painted.ts";
import { drawings, twinBrands } from "../svg-generator/scenes/index.ts";

const here = join(import.meta.dirname, "../..");
const renders = join(here, ".cache", "renders");
mkdirSync(renders, { recursive: true });
mkdirSync(join(here, "drawings"), { recursive: true });

const asked = process.argv.slice(2);
for (const subject of subjectList) {
  const { id, trade } = subject;
  if (!isVector(subject) || (asked.length > 0 && !asked.includes(id))) continue;
  const draw = drawings.get(id);
  if (!draw) throw new Error(`Nothing draws ${id}`);
  const started = process.cpuUsage();
  const svg = drawn(draw);
  const [width, height] = formatOf(subject).render;
  const twin = painted(svg, tonesOf(twinBrands[trade] ?? "#8a6a3c"));
  const [, , , across] = /viewBox="(\S+) (\S+) (\S+) /.exec(svg) ?? [];
  const density = (72 * width) / Number(across);
  writeFileSync(join(here, "drawings", `${id}.svg`), `${svg}\n`);
  await sharp(Buffer.from(twin), { density })
    .resize(width, height)
    .png()
    .toFile(join(renders, `${id}.png`));
  const { user, system } = process.cpuUsage(started);
  const scene = createHash("sha256").update(svg).digest("hex").slice(0, 12);
  recordRender(id, { scene, samples: 0, seconds: Math.round((user + system) / 1e5) / 10 });
  console.log(`${id}  ${svg.length} bytes`);
}
