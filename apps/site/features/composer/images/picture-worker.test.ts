import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PictureRequest, PictureResult } from "./picture-messages.ts";

type Listener = (event: { data: PictureRequest }) => Promise<void>;

/** What this browser can write; it answers with a PNG when it is asked for anything else. */
const writes = new Set<string>();
const posted: { made?: PictureResult[] }[] = [];
let send: Listener;

/** Its picture is its size, so that a test can tell what was encoded. */
class Canvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext = () => ({ drawImage() {}, fillRect() {} });
  convertToBlob = async ({ type }: { type: string }) =>
    new Blob([`encoded ${this.width} × ${this.height}`], {
      type: writes.has(type) ? type : "image/png",
    });
}

beforeAll(async () => {
  vi.stubGlobal("OffscreenCanvas", Canvas);
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1200, height: 800, close() {} }));
  vi.stubGlobal("postMessage", (message: (typeof posted)[number]) => posted.push(message));
  vi.stubGlobal("addEventListener", (_: string, listener: Listener) => {
    send = listener;
  });
  await import("./picture-worker.ts");
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["webp", ["image/webp", "image/jpeg"]],
  ["jpeg", ["image/jpeg"]],
])(
  "an own picture leaves as %s, re-encoded: nothing of the source file goes along",
  async (type, can) => {
    writes.clear();
    for (const each of can) writes.add(each);
    const file = new Blob(["Exif: place and camera"], { type: "image/webp" });
    await send({ data: { file, width: 1200 } });
    const made = posted.at(-1)?.made ?? [];
    expect(
      await Promise.all(
        made.map(async ({ content, ...rest }) => ({
          ...rest,
          mime: content.type,
          content: await content.text(),
        })),
      ),
    ).toEqual(
      [
        [480, 320],
        [960, 640],
        [1200, 800],
      ].map(([width, height]) => ({
        ...{ width, height, type },
        mime: `image/${type}`,
        content: `encoded ${width} × ${height}`,
      })),
    );
  },
);
