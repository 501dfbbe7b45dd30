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

const read = vi.fn(async (_from: unknown, _options?: ImageBitmapOptions) => ({
  width: 1200,
  height: 800,
  close() {},
}));

beforeAll(async () => {
  vi.stubGlobal("OffscreenCanvas", Canvas);
  vi.stubGlobal("createImageBitmap", read);
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
    await send({ data: { file, width: 1200, height: 800 } });
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

test.each([
  ["a photo of 12 megapixels", "image/jpeg", [4000, 3000], [2000, 1500]],
  ["an upright one", "image/jpeg", [3000, 4000], [1500, 2000]],
  ["a small one", "image/jpeg", [1600, 1200], undefined],
  ["a PNG", "image/png", [4000, 3000], undefined],
] as const)("%s is read smaller only where the decoder can", async (_, type, size, smaller) => {
  const asked: unknown[] = [];
  const frame = { close() {} };
  class Decoder {
    constructor({ desiredWidth, desiredHeight }: ImageDecoderInit) {
      asked.push([desiredWidth, desiredHeight]);
    }
    decode = async () => ({ image: frame });
    close() {}
  }
  vi.stubGlobal("self", { ImageDecoder: Decoder });
  vi.stubGlobal("ImageDecoder", Decoder);
  const [width, height] = size;
  const file = new Blob(["photo"], { type });
  // A browser that does not turn frames reads the file itself.
  for (const [Frame, from] of [
    [class {}, file],
    [
      class {
        rotation = 0;
      },
      smaller ? frame : file,
    ],
  ] as const) {
    vi.stubGlobal("VideoFrame", { prototype: new Frame() });
    read.mockClear();
    await send({ data: { file, width, height } });
    expect(read.mock.calls[0]?.[0]).toBe(from);
  }
  expect(asked).toEqual(smaller ? [smaller] : []);
});
