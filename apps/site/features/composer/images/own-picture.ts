import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import {
  limits,
  type OwnRecord,
  type SiteDocument,
  unseenPictures,
  withoutPictures,
} from "@daylit/site-engine";
import { trustedScript } from "../../../model/browser/trusted-types.ts";
import { formatOf, formats } from "../../../workspace/store/record/formats.ts";
import { dimensions } from "../../assets/model/dimensions.ts";
import { t } from "../messages/t.ts";
import type { FileShelf } from "./own-files.ts";
import type { PictureRequest, PictureResult } from "./picture-messages.ts";

/** A file that cannot be a picture of the site, with the reason as a sentence. */
export class NoPicture extends Error {}

const largest = { bytes: 60_000_000, pixels: 100_000_000 } as const;
const headBytes = 512_000;
/** ms; a browser in want of memory ends a worker without a word. */
const patience = 60_000;

/** Looks at a file before anything decodes it; gives the size that its header names. */
export async function examine(file: Blob) {
  if (file.size === 0) throw new NoPicture(t`This file is empty. Choose another.`);
  if (file.size > largest.bytes)
    throw new NoPicture(t`This file is larger than 60 MB. Export the picture smaller.`);
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = formatOf(head, file instanceof File ? file.name : "");
  const { usable, name, advice } = formats[format];
  if (format === "svg")
    throw new NoPicture(t`This is an SVG drawing. Use it as your logo, not as a photo.`);
  if (format === "unknown")
    throw new NoPicture(t`We don’t recognise this picture format. ${advice}`);
  if (!usable) throw new NoPicture(t`This is a ${name} file. ${advice ?? ""}`.trim());
  const size = dimensions(format, head);
  if (!size)
    throw new NoPicture(t`This file is damaged: its size cannot be read. Export or copy it again.`);
  if (size.width * size.height > largest.pixels)
    throw new NoPicture(t`This picture has more than 100 million pixels. Export it smaller.`);
  return size;
}

/** One worker for one picture: what it took is given back as soon as it is done. */
function encoded(request: PictureRequest, address: string): Promise<PictureResult[]> {
  const worker = new Worker(trustedScript(address), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<PictureResult[]>((resolve, reject) => {
    const late = () =>
      reject(
        new NoPicture(
          t`This took too long; the picture may be too large for this browser. Try a smaller one.`,
        ),
      );
    timer = setTimeout(late, patience);
    const damaged = () =>
      reject(
        new NoPicture(
          t`This picture cannot be read: it is damaged or cut off. Export or copy it again.`,
        ),
      );
    worker.onmessage = ({ data }: MessageEvent<{ made?: PictureResult[] }>) =>
      data.made?.length ? resolve(data.made) : damaged();
    worker.onerror = damaged;
    worker.postMessage(request);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** A file of the visitor's as a picture of the site: its name, and its record. */
export async function ownPicture(
  file: Blob,
  shelf: FileShelf,
  worker: string,
): Promise<{ id: OwnPicture; record: OwnRecord }> {
  const all = await encoded({ file, ...(await examine(file)) }, worker);
  const files: OwnRecord["files"][number][] = [];
  for (const { width, type, content } of all)
    files.push({ width, type, hash: await shelf.keep(content) });
  const last = all.at(-1);
  const id: OwnPicture = `own-${files.at(-1)?.hash.slice(0, 12)}`;
  return {
    id,
    record: {
      alt: "",
      width: last?.width ?? 1,
      height: last?.height ?? 1,
      focal: [0.5, 0.5],
      files,
    },
  };
}

/** The site document with one more own picture, if there is room; one that it has already keeps its words. */
export function withOwnPicture(
  site: SiteDocument,
  id: OwnPicture,
  record: OwnRecord,
): SiteDocument {
  if (Object.hasOwn(site.pictures, id)) return site;
  const full = Object.keys(site.pictures).length >= limits.pictures;
  const [unseen] = full ? unseenPictures(site) : [];
  if (full && !unseen)
    throw new NoPicture(
      t`A site can have ${limits.pictures} of your own pictures. Remove one first.`,
    );
  const { pictures, ...rest } = unseen ? withoutPictures(site, [unseen]) : site;
  return { ...rest, pictures: { ...pictures, [id]: record } };
}

/** The own pictures of a site without the logo that it had. */
export const withoutLogo = ({ pictures, mark }: SiteDocument): SiteDocument["pictures"] =>
  Object.fromEntries(
    Object.entries(pictures).filter(([id]) => !("logo" in mark && id === mark.logo)),
  );
