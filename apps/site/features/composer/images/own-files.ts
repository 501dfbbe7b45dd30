import type { SiteDocument } from "@daylit/site-engine";
import { ownFile } from "@daylit/site-engine/export/file-names.ts";

/** Bytes by their hash, wherever they are kept. */
export type FileShelf = {
  keep: (content: Blob) => Promise<string>;
  file: (hash: string) => Promise<Blob | undefined>;
};

/** A grey pixel, for what is still being read from the disk. */
const blank = "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

/** Own pictures of a site as addresses that a page can show. */
export function ownFiles(shelf: FileShelf, onLoad: () => void) {
  const addresses = new Map<string, string>();
  const requests = new Set<string>();

  async function load(hash: string) {
    const content = await shelf.file(hash);
    if (!content) return;
    addresses.set(hash, URL.createObjectURL(content));
    onLoad();
  }

  return {
    address(hash: string): string {
      const found = addresses.get(hash);
      if (found) return found;
      if (!requests.has(hash)) {
        requests.add(hash);
        load(hash).catch(() => {});
      }
      return blank;
    },

    /** Undo may bring a picture back, so nothing is let go of before the end. */
    close() {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
  };
}

export type OwnFiles = ReturnType<typeof ownFiles>;

/** Every file that a site document names. */
export const hashesOf = ({ pictures, mark }: SiteDocument): string[] => [
  ...new Set([
    ...Object.values(pictures).flatMap(({ files }) => files.map(({ hash }) => hash)),
    ...("icons" in mark ? Object.values(mark.icons) : []),
  ]),
];

/** Where in a site's folder its own files are: name → hash. */
export function placesOf({ pictures, mark }: SiteDocument): Map<string, string> {
  return new Map([
    ...Object.entries(pictures).flatMap(([id, { files }]) =>
      files.map(({ width, type, hash }) => [ownFile(id, width, type), hash] as const),
    ),
    ...("icons" in mark
      ? Object.entries(mark.icons).map(([name, hash]) => [`${name}.png`, hash] as const)
      : []),
  ]);
}
