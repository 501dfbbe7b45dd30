import { type ShareSource, shareSize } from "@daylit/site-engine/build/page/share-picture.ts";

/** Draws what messengers and networks show of a link: part of a picture, or the name of the business. */

const { width, height } = shareSize;

/** The part of a picture with these proportions that has the focus as near to its middle as it can be. */
export function cropAround(
  [x, y]: readonly [number, number],
  given: { width: number; height: number },
) {
  const scale = Math.min(given.width / width, given.height / height);
  const [w, h] = [width * scale, height * scale];
  const within = (middle: number, part: number, whole: number) =>
    Math.min(Math.max(0, middle * whole - part / 2), whole - part);
  return { x: within(x, w, given.width), y: within(y, h, given.height), width: w, height: h };
}

/** Black or white, whichever is easier to read on a colour. */
export function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000" : "#fff";
}

/** Words in as few lines as the width takes. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

type Context = OffscreenCanvasRenderingContext2D;

function drawName(context: Context, source: Extract<ShareSource, { name: string }>) {
  const { name, colour, font, weight, direction } = source;
  const margin = 96;
  const room = width - 2 * margin;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.fillStyle = inkOn(colour);
  context.direction = direction;
  context.textBaseline = "middle";
  const fits = (line: string) => context.measureText(line).width <= room;
  for (let size = 150; size >= 48; size -= 6) {
    context.font = `${weight} ${size}px ${font}`;
    const lines = linesOf(name, fits);
    const tall = size * 1.2;
    if (size > 48 && !(lines.every(fits) && lines.length * tall <= height - 2 * margin)) continue;
    for (const [at, line] of lines.entries())
      context.fillText(
        line,
        direction === "rtl" ? width - margin : margin,
        height / 2 + (at - (lines.length - 1) / 2) * tall,
        room,
      );
    return;
  }
}

/** `read` gives the picture by its name among the assets, `loadFonts` has the faces of the site ready. */
export async function sharePicture(
  source: ShareSource,
  read: (key: string) => Promise<Blob>,
  loadFonts: () => Promise<void>,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("Your browser can’t draw the picture for sharing.");
  if ("from" in source) {
    const picture = await createImageBitmap(await read(source.from));
    const part = cropAround(source.focal, picture);
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
    picture.close();
  } else {
    await loadFonts();
    drawName(context, source);
  }
  const made = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
  return new Uint8Array(await made.arrayBuffer());
}
