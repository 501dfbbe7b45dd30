import type { OwnPicture } from "@daylit/layouts/render/render-context.ts";
import { type IconName, iconNames, type SiteDocument } from "@daylit/site-engine";
import { readSvg } from "@daylit/site-engine/document/pictures/read-svg.ts";
import { FileError, inspect } from "../../assets/ui/files/inspect.ts";
import { coloursOf } from "../../colour/model/from-logo.ts";
import { t } from "../messages/t.ts";
import { smallLogo } from "./logo-size.ts";
import type { FileShelf } from "./own-files.ts";
import { withoutLogo } from "./own-picture.ts";

const sizes: Readonly<Record<IconName, number>> = {
  "icon-180": 180,
  "icon-192": 192,
  "icon-512": 512,
  "icon-maskable": 512,
};

/** A logo on a square of paper. What systems cut to a shape of theirs gets a wider margin. */
async function square(image: HTMLImageElement, name: IconName): Promise<Blob> {
  const size = sizes[name];
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error(t`This browser cannot draw pictures.`);
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, size, size);
  const room = size * (name === "icon-maskable" ? 0.56 : 0.8);
  const scale = room / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  brush.drawImage(image, (size - width) / 2, (size - height) / 2, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/png"),
  );
}

async function drawLogo(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, 720 / Math.max(width, height, 1));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/png"),
  );
}

export { FileError };

type ReadLogo = {
  apply: (site: SiteDocument) => SiteDocument;
  colours: string[];
  /** It is in place, but something about it should be known. */
  warning?: string;
};

/** A logo file, checked as on the asset desk, as the mark of a site, and the colours found in it. */
export async function readLogo(file: File, shelf: FileShelf): Promise<ReadLogo> {
  const { url, facts, pixels } = await inspect(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = facts.scales ? 240 / Math.max(facts.width, facts.height, 1) : 1;
    const width = Math.max(1, Math.round(facts.width * scale));
    const height = Math.max(1, Math.round(facts.height * scale));
    const vector = facts.format === "svg";
    // Raster files are re-encoded, drawings written again, which removes metadata.
    const content = vector
      ? new Blob([readSvg(new Uint8Array(await file.arrayBuffer())).text ?? ""], {
          type: "image/svg+xml",
        })
      : await drawLogo(image, width, height);
    const hash = await shelf.keep(content);
    const icons = {} as Record<IconName, string>;
    for (const name of iconNames) icons[name] = await shelf.keep(await square(image, name));
    const warning = facts.scales ? undefined : smallLogo(facts.width, facts.height);
    const id: OwnPicture = `own-logo-${hash.slice(0, 8)}`;
    const type = vector ? ("svg+xml" as const) : ("png" as const);
    return {
      colours: coloursOf(pixels).map(({ hex }) => hex),
      warning,
      apply: (site) => ({
        ...site,
        // A logo of few pixels says no name that anybody could read.
        mark: { logo: id, icons, ...(warning ? { beside: true } : {}) },
        pictures: {
          ...withoutLogo(site),
          [id]: {
            alt: site.business.name,
            ...{ width, height, focal: [0.5, 0.5] as const, files: [{ width, type, hash }] },
          },
        },
      }),
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}
