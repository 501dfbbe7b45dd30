/**
 * Turns renders into the files pages load: every width in every encoding, under images/,
 * and writes what can be measured (size, colours, content hashes) to measured.json.
 *
 *     npm run do -- encode            what changed: renders, or the widths in formats.ts
 *     npm run do -- encode --all      every render in .cache/renders
 *     npm run do -- encode --draft    quickly, to look at in a page; encode again before committing
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureFacts } from "@daylit/pictures/catalogue/measured.ts";
import { subjectList } from "@daylit/pictures/catalogue/subject-list.ts";
import { type Encoding, encodings, formatOf, limitAt } from "@daylit/pictures/formats.ts";
import sharp from "sharp";
import { gradient } from "../colour/gradient.ts";
import { huesOf } from "../colour/hues.ts";

const here = join(import.meta.dirname, "../..");
const images = join(here, "images");
const record = join(here, "generated/measured.json");
const all = process.argv.includes("--all");
const draft = process.argv.includes("--draft");

const hash = (data: Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 8);

/**
 * Lowers the quality until the file fits; flat clay rarely needs a second try. One step more of AVIF's
 * effort would save 5 % of the bytes for three times the work.
 */
async function encode(image: Buffer, width: number, encoding: Encoding, limit: number) {
  for (let quality = encoding === "avif" ? 58 : 80; ; quality -= 6) {
    const sized = sharp(image).resize({ width, kernel: "lanczos3" });
    const data =
      encoding === "avif"
        ? await sized.avif({ quality, effort: draft ? 0 : 3 }).toBuffer()
        : await sized.webp({ quality, effort: draft ? 0 : 5 }).toBuffer();
    if (encoding !== "avif" || data.length <= limit || quality < 30) return data;
  }
}

const measured: Record<string, PictureFacts> = existsSync(record)
  ? JSON.parse(readFileSync(record, "utf8"))
  : {};
mkdirSync(images, { recursive: true });

for (const subject of subjectList) {
  const { id } = subject;
  const render = join(here, ".cache", "renders", `${id}.png`);
  const known = measured[id];
  const format = formatOf(subject);
  const { render: size, widths: wanted } = format;
  const rendering = existsSync(render);
  const file = (width: number, encoding: Encoding) =>
    join(images, `${id}-${width}.${known?.hash}.${encoding}`);
  // Renders are not committed. A width between two others is made from the largest file then, and the
  // files that are there stay as they are.
  const lacks = Object.keys(format.between ?? {}).some((width) => !known?.widths.includes(+width));
  if (!rendering && !(known && lacks)) continue;
  const image = readFileSync(rendering ? render : file(known?.width ?? 0, "webp"));
  const source = !rendering ? (known?.source ?? "") : draft ? "draft" : hash(image);
  // A render from before its size was raised gives the widths that it has: nothing is enlarged.
  const { width: rendered = 0 } = await sharp(image).metadata();
  const widths = wanted.filter((width) => width <= rendered);
  if (!all && known?.source === source && widths.every((width) => known.widths.includes(width)))
    continue;

  const encoded = [];
  for (const encoding of encodings)
    for (const width of widths)
      encoded.push({
        encoding,
        width,
        data:
          !rendering && known?.widths.includes(width)
            ? readFileSync(file(width, encoding))
            : await encode(image, width, encoding, limitAt(format, width)),
      });
  const digest = hash(Buffer.concat(encoded.map(({ data }) => data)));
  for (const name of readdirSync(images))
    if (new RegExp(`^${id}-\\d+\\.`).test(name)) rmSync(join(images, name));
  for (const { encoding, width, data } of encoded)
    writeFileSync(join(images, `${id}-${width}.${digest}.${encoding}`), data);
  const bytes = encoded.reduce((sum, { data }) => sum + data.length, 0);
  const width = Math.max(...widths);
  const height = Math.round((width * size[1]) / size[0]);
  measured[id] =
    known && !rendering
      ? { ...known, widths, hash: digest }
      : {
          ...{ source, width, height, ...(await gradient(image)), hues: await huesOf(image) },
          ...{ widths, hash: digest },
        };
  const sorted = Object.entries(measured).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  console.log(`${id}  ${Math.round(bytes / 1000)} kB in ${widths.length * encodings.length} files`);
}
