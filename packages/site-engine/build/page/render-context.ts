import {
  type AnyPicture,
  libraryPicture,
  type OwnPicture,
  type PictureFacts,
  type RenderContext,
} from "@daylit/layouts/render/render-context.ts";
import { fitClass } from "@daylit/layouts/theme/headline-fit.ts";
import { ratioOf } from "@daylit/layouts/theme/theme.ts";
import { dialledAbroad } from "../../document/business/postal-address.ts";
import { siteWords } from "../../document/language/language.ts";
import { newsFolder, newsPageOf, postPath, teasersOf } from "../../document/news/posts.ts";
import type { OwnRecord, SiteDocument } from "../../document/site-document.ts";
import { documentFile, ownFile } from "../../export/file-names.ts";
import { formTarget } from "../form-target.ts";

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
  (site: Pick<SiteDocument, "pictures" | "theme" | "language">) =>
  (id: AnyPicture): PictureFacts => {
    const own = Object.hasOwn(site.pictures, id) ? site.pictures[id as OwnPicture] : undefined;
    if (!own) return libraryPicture(id, site.language);
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

/** Where a page is: in which folder, and where the same page is in other languages. */
export type PagePlace = {
  /** Put before every page: for the error page. */
  root?: string;
  /** "de/" for pages in another language than the site's own. */
  folder?: string;
  languages?: readonly {
    tag: string;
    name: string;
    folder: string;
    path?: string | undefined;
  }[];
  /** A post stands in a folder of its own. */
  post?: boolean;
  /** Where the business is, for its telephone numbers. */
  country?: string | undefined;
};

function withPrefix(facts: PictureFacts, prefix: string): PictureFacts {
  const below = (sets: PictureFacts["sets"]) =>
    sets.map((set) => ({
      ...set,
      files: set.files.map((file) => ({ ...file, address: prefix + file.address })),
    }));
  const { sets, dusk } = facts;
  return { ...facts, sets: below(sets), ...(dusk ? { dusk: below(dusk) } : {}) };
}

/** A site that is always light has no dusk, and one that is always dark no day. */
function inScheme({ dusk, ...facts }: PictureFacts, scheme: SiteDocument["scheme"]): PictureFacts {
  if (!dusk || scheme === "light") return facts;
  return scheme === "dark" ? { ...facts, sets: dusk } : { ...facts, dusk };
}

/** The render context of a page. */
export function renderContextOf(
  site: SiteDocument,
  current: string,
  linking: Linking,
  { root: above = "", folder = "", languages = [], post = false, country }: PagePlace = {},
): RenderContext {
  /** The top of the site. */
  const up = above || (folder ? "../" : "") + (post ? "../" : "");
  const root = post ? "../" : above && above + folder;
  const isPost = (path: string) => path.startsWith(`/${newsFolder}/`);
  const foreign = new Set<string>(site.posts?.filter(({ language }) => language).map(postPath));
  const isForeign = (path: string) => isPost(path) && (foreign.has(path) || !folder);
  const file = (path: string) => {
    // A post that nobody has translated is there once, in the language of the site.
    if (isForeign(path)) return linking === "files" ? up + documentFile(path) : path;
    if (linking === "files") return root + documentFile(path);
    return folder ? `/${folder}${path.slice(1)}` : path;
  };
  /** The same from the top of the site, wherever that is. */
  const below = (path: string) => (linking === "files" ? folder + documentFile(path) : file(path));
  const found = pictureIn(site);
  const pictures = (id: AnyPicture) => inScheme(found(id), site.scheme);
  const logo = logoOf(site);
  const newsPage = newsPageOf(site);
  /** Where visitors of this page go on in another language: a post has no twin. */
  const twin = current === "/404" ? "/" : isPost(current) ? (newsPage?.path ?? "/") : current;
  const others = languages
    .filter((language) => language.folder !== folder)
    .map(({ tag, name, folder: other, path = twin }) => ({
      tag,
      name,
      href: linking === "files" ? up + other + documentFile(path) : `/${other}${path.slice(1)}`,
    }));
  return {
    home: file("/"),
    current,
    address: (href) => {
      if (href.startsWith("tel:")) return `tel:${dialledAbroad(href.slice(4), country)}`;
      if (!href.startsWith("/")) return href;
      const [path = "/", id] = href.split("#");
      if (path === current && id) return `#${id}`;
      return file(path) + (id ? `#${id}` : "");
    },
    form: (section) => formTarget(site, section, file, below),
    picture: up ? (id) => withPrefix(pictures(id), up) : pictures,
    ratio: ratioOf(site.theme),
    fit: (text) => fitClass(text, site.theme),
    light: true,
    logo: logo && up ? { ...logo, address: up + logo.address } : logo,
    words: siteWords(site),
    language: site.language,
    ...(site.posts ? { posts: teasersOf(site) } : {}),
    ...(newsPage ? { newsPage: newsPage.path } : {}),
    ...(others.length > 0 ? { languages: others } : {}),
    footerPages: site.pages
      .filter(({ menu }) => menu === false)
      .map(({ label, path }) => ({ label, href: path })),
  };
}
