import type { PictureRequest, PictureResult } from "./picture-messages.ts";

/** Own pictures, turned upright, made smaller and re-encoded, off the main thread. */

const most = 1440;
const widths = [480, 960, most] as const;
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

/** A JPEG can be read at some eighths of its size, so that a large one is never whole in memory. */
async function readSmaller({ file, width, height }: PictureRequest) {
  const eighths = Math.ceil((8 * most) / Math.min(width, height));
  // Where frames are not turned, as in Firefox, the photo would lie on its side.
  const canTurn = "ImageDecoder" in self && "rotation" in VideoFrame.prototype;
  if (file.type !== "image/jpeg" || eighths >= 8 || !canTurn) return undefined;
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: file.type,
    desiredWidth: Math.ceil((width * eighths) / 8),
    desiredHeight: Math.ceil((height * eighths) / 8),
  });
  try {
    const { image } = await decoder.decode();
    const bitmap = await createImageBitmap(image);
    image.close();
    return bitmap;
  } finally {
    decoder.close();
  }
}

/** Elsewhere what is far larger is made smaller while it is decoded. */
const readWhole = ({ file, width }: PictureRequest) =>
  createImageBitmap(file, {
    imageOrientation: "from-image",
    ...(width > 2 * most && { resizeWidth: most, resizeQuality: "high" }),
  });

async function make(request: PictureRequest): Promise<PictureResult[]> {
  const bitmap = (await readSmaller(request).catch(() => undefined)) ?? (await readWhole(request));
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
