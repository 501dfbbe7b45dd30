import {
  type AnyPicture,
  libraryPicture,
  type OwnPicture,
  type PictureFacts,
  type RenderContext,
} from "@daylit/layouts/render/render-context.ts";
import { fitClass } from "@daylit/layouts/theme/headline-fit.ts";
import { ratioOf } from "@daylit/layouts/theme/theme.ts";
import type { OwnRecord, SiteDocument } from "../document/site-document.ts";
import { documentFile, ownFile } from "../export/file-names.ts";
import { formTarget } from "./form-target.ts";

/**
 * How pages name each other: as files, which works from disk and below any path, or as paths, for
 * a host of its own that answers /contact with contact.html.
 */
export type Linking = "files" | "paths";

function ownPicture(id: OwnPicture, { alt, focal, width, height, files }: OwnRecord): PictureFacts {
  const types = [...new Set(files.map(({ type }) => type))];
  const sets = types.map((type) => ({
    type: `image/${type}` as const,
    files: files
      .filter((file) => file.type === type)
      .map((file) => ({ width: file.width, address: ownFile(id, file.width, type) })),
  }));
  return { alt, focal, width, height, sets };
}

/** Whether the layout's filter leaves the owner's photos as they are. */
export const sparesOwn = ({ theme: { picture } }: Pick<SiteDocument, "theme">): boolean =>
  (picture?.filter ?? "none") !== "none" && picture?.own !== true;

export const pictureIn =
  (site: Pick<SiteDocument, "pictures" | "theme">) =>
  (id: AnyPicture): PictureFacts => {
    const own = Object.hasOwn(site.pictures, id) ? site.pictures[id as OwnPicture] : undefined;
    if (!own) return libraryPicture(id);
    const facts = ownPicture(id as OwnPicture, own);
    return sparesOwn(site) ? { ...facts, unfiltered: true } : facts;
  };

function logoOf(site: SiteDocument): RenderContext["logo"] {
  if (!("logo" in site.mark)) return undefined;
  const { width, height, sets } = pictureIn(site)(site.mark.logo);
  const address = sets.at(-1)?.files[0]?.address;
  const { beside } = site.mark;
  return address ? { address, width, height, ...(beside ? { beside } : {}) } : undefined;
}

/** The render context of a page. `root` is put before every address: for the error page. */
export function renderContextOf(
  site: SiteDocument,
  current: string,
  linking: Linking,
  root = "",
): RenderContext {
  const file = (path: string) => (linking === "files" ? root + documentFile(path) : path);
  return {
    home: file("/"),
    current,
    address: (href) => {
      if (!href.startsWith("/")) return href;
      const [path = "/", id] = href.split("#");
      if (path === current && id) return `#${id}`;
      return file(path) + (id ? `#${id}` : "");
    },
    form: (section) => formTarget(site, section, file),
    picture: pictureIn(site),
    ratio: ratioOf(site.theme),
    fit: (text) => fitClass(text, site.theme),
    light: true,
    logo: logoOf(site),
  };
}
