import { cutOfFile, isFetched, subsetsOnPage } from "@daylit/layouts/theme/font-subsets.ts";
import { gzipSync, strToU8 } from "fflate";
import type { Weights } from "../../document/check/check.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { documentFile, files as names } from "../../export/file-names.ts";
import type { Files } from "../build.ts";

const onTheWire = (content: string | Uint8Array | undefined) =>
  content === undefined
    ? 0
    : gzipSync(typeof content === "string" ? strToU8(content) : content, { level: 9, mtime: 0 })
        .length;

const sizeOf = (content: string | Uint8Array | undefined) =>
  typeof content === "string" ? strToU8(content).length : (content?.length ?? 0);

/** A phone, in pixels. */
const phone = 390 * 2;

/**
 * Pictures of the first view are those that do not wait; a phone takes the smallest that is wide enough.
 * A thing that stands in front of the headline and behind it is one file.
 */
function firstPictures(html: string): Set<string> {
  const files = [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)]
    .filter(([picture]) => !picture.includes('loading="lazy"'))
    .flatMap(([picture]) => {
      const [, set = ""] = /srcset="([^"]*)"/.exec(picture) ?? [];
      const [, share = "100"] = /sizes="[^"]*?([\d.]+)vw/.exec(picture) ?? [];
      const files = set.split(", ").map((entry) => entry.split(" "));
      const wide = files.find(
        ([, width = ""]) => Number.parseInt(width, 10) >= (phone * Number(share)) / 100,
      );
      return (wide ?? files.at(-1))?.[0] ?? [];
    });
  return new Set(files);
}

/** What each page of a built site weighs. */
export function pageWeights(site: SiteDocument, files: Files): Weights {
  const shared = onTheWire(files.get(names.style)) + onTheWire(files.get(names.register));
  const css = String(files.get(names.style) ?? "");
  /** A browser fetches only the font subsets whose weights and characters the page shows. */
  const all = new Set(files.keys());
  const fonts = (html: string) => {
    const asked = subsetsOnPage(site.theme, css, html);
    const isAsked = (name: string) => isFetched(name, all, html) && asked.includes(cutOfFile(name));
    return [...files]
      .filter(([name]) => isAsked(name))
      .reduce((sum, [, content]) => sum + sizeOf(content), 0);
  };
  return site.pages.map(({ path }) => {
    const html = String(files.get(documentFile(path)) ?? "");
    return {
      path,
      words: onTheWire(html) + shared,
      fonts: fonts(html),
      pictures: [...firstPictures(html)].reduce((sum, name) => sum + sizeOf(files.get(name)), 0),
    };
  });
}
