import type { PictureRequest, PictureResult } from "./picture-messages.ts";

/** Own pictures, turned upright, made smaller and re-encoded, off the main thread. */

const widths = [480, 960, 1440] as const;
const quality = 0.82;

/** Re-encoding removes metadata: place, camera and name. */
async function encode(bitmap: ImageBitmap, width: number): Promise<PictureResult> {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures here.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality });
  if (webp.type === "image/webp") return { width, height, type: "webp", content: webp };
  // Some engines read WebP and do not write it; JPEG knows no transparency.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return { width, height, type: "jpeg", content: jpeg };
}

async function make({ file, width }: PictureRequest): Promise<PictureResult[]> {
  const most = widths[widths.length - 1] ?? width;
  // What is far larger is made smaller while it is decoded, so that it is never whole in memory twice.
  const options: ImageBitmapOptions =
    width > 2 * most
      ? { imageOrientation: "from-image", resizeWidth: most, resizeQuality: "high" }
      : { imageOrientation: "from-image" };
  const bitmap = await createImageBitmap(file, options);
  const fitting = widths.filter((wide) => wide < bitmap.width);
  const wanted = [...fitting, ...(fitting.length < widths.length ? [bitmap.width] : [])];
  const made: PictureResult[] = [];
  for (const wide of wanted) made.push(await encode(bitmap, wide));
  bitmap.close();
  return made;
}

addEventListener("message", async ({ data }: MessageEvent<PictureRequest>) => {
  try {
    postMessage({ made: await make(data) });
  } catch {
    postMessage({ made: undefined });
  }
});
