import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { assetsOf } from "@daylit/layouts/render/assets.ts";
import { pageCssParts } from "@daylit/layouts/render/page-css.ts";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { isFetched, subsetFontFaces } from "@daylit/layouts/theme/font-subsets.ts";
import { iconSvg } from "@daylit/layouts/theme/icon-svg.ts";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { countryOf } from "../document/business/postal-address.ts";
import { hasForm } from "../document/check/forms.ts";
import { siteWords } from "../document/language/language.ts";
import { editionsOf } from "../document/language/translated.ts";
import { withoutEndedNotice } from "../document/news/notice.ts";
import { leadOf, newsPageOf, postPage, postPath } from "../document/news/posts.ts";
import { publishable } from "../document/pictures/read-own-file.ts";
import { readValue, writeSite } from "../document/read/read.ts";
import type { SiteDocument, SitePage } from "../document/site-document.ts";
import { withDescriptions } from "../document/text/page-meta.ts";
import { plainSite } from "../document/text/resolve-site.ts";
import { hashOf, sealOf } from "../document/version/hash.ts";
import { publicSite } from "../document/version/public-site.ts";
import editCode from "../export/browser/edit.js?raw";
import { editPageOf } from "../export/edit-files.ts";
import { feedOf } from "../export/feed.ts";
import {
  documentFile,
  files,
  isFileName,
  ownFile,
  pageAddress,
  rootOf,
} from "../export/file-names.ts";
import { headersFile, serverFiles } from "../export/host-files.ts";
import { iconPng } from "../export/icon/icon.ts";
import { ownerWords } from "../export/owner-words.ts";
import { newsIndexOf, redirectsOf } from "../export/redirects.ts";
import {
  licence,
  manifestOf,
  readmeOf,
  register,
  robotsOf,
  type SitemapPage,
  sitemapOf,
  sizes,
  workerOf,
} from "../export/static-files.ts";
import { namedPart } from "./css/readable-css.ts";
import { withoutComments } from "./css/strip-comments.ts";
import { usedCssOf } from "./css/used-css.ts";
import { needsThanks, thanksOf } from "./form-target.ts";
import { counted } from "./page/counter.ts";
import type { Head, WriteHead } from "./page/head.ts";
import { bodyOf, documentOf } from "./page/html-document.ts";
import { isolated } from "./page/isolate.ts";
import { markLanguage } from "./page/mark-language.ts";
import { dated, daysOf } from "./page/page-dates.ts";
import { languagesOf, notFoundOf, ownCss, pageModelOf } from "./page/page-model.ts";
import type { Linking, PagePlace } from "./page/render-context.ts";
import {
  type SharePicture,
  type ShareSource,
  sharePictureOf,
  shareSize,
} from "./page/share-picture.ts";
import { structuredData, structuredScript } from "./page/structured-data.ts";

// A browser that only shows pages fetches the words of a language when it needs them.
addWords(allWords);

/** File name → content. */
export type Files = Map<string, string | Uint8Array>;

/** What a site is made of beside its document and the assets that its plan requires. */
export type Options = {
  /** The framework, as one file. */
  framework: string;
  /** The picture for sharing, 1200 by 630, as JPEG. */
  picture?: Uint8Array;
  linking?: Linking;
  /** Another way to write a head. */
  head?: WriteHead;
  /** Where the picture for sharing is, if not beside the pages. */
  preview?: string;
  /** Whether the assets that have a `source` can be made: pictures for sharing, from others. */
  makesPictures?: boolean;
  /** The address of the composer, to which /edit.html leads; without it the site has no such page. */
  composer?: string;
  /** Today, "2026-11-17": the date of pages that have changed. The engine itself has no clock. */
  day?: string;
};

/** A file of the site that is fetched, or made from another one; `key` is its name among the assets. */
export type RequiredAsset = { name: string; key: string; source?: ShareSource };

/** A site that was read, repaired and drawn, and the assets that it needs to be whole. */
export type Plan = {
  /** As it is published: its texts name facts. */
  document: SiteDocument;
  /** The same in plain words. */
  site: SiteDocument;
  options: Options;
  /** The documents, by file name. */
  documents: ReadonlyMap<string, string>;
  css: string;
  requiredAssets: readonly RequiredAsset[];
};

export class BuildError extends Error {
  override name = "BuildError";
}

const blocksOf = (site: SiteDocument): BlockName[] => [
  ...new Set([
    site.nav.block,
    ...site.pages.flatMap(({ sections }) => sections.map(({ block }) => block)),
    ...notFoundOf(site).sections.map(({ block }) => block),
    site.footer.block,
    ...(site.posts ? (["hero-article"] as const) : []),
  ]),
];

const schemeOf = ({ scheme }: SiteDocument) => (scheme === "both" ? "light dark" : scheme);

/** Readers of a feed need whole addresses, and posts in its language. */
const hasFeed = (site: SiteDocument): site is SiteDocument & { address: string } =>
  site.address !== undefined && site.posts?.some(({ language }) => !language) === true;

/** How a page is called in the address of the site. */
const nameOf = ({ path }: { path: string }, linking: Linking, folder = "") =>
  folder + (linking === "paths" && path !== "/" ? path.slice(1) : documentFile(path));

type Edition = { site: SiteDocument; folder: string };

type Alternate = { tag: string; address: string };

/** The first, which is in the site’s own language, is also for visitors of no language of the site. */
const withDefault = (all: readonly Alternate[]): Alternate[] => [
  ...all,
  ...all.slice(0, 1).map((own) => ({ ...own, tag: "x-default" })),
];

/** The same page in every language. */
function alternatesOf(
  { address, translations }: SiteDocument,
  editions: readonly Edition[],
  at: number,
  linking: Linking,
) {
  if (!address || !translations) return undefined;
  const all = editions.flatMap(({ site: { language: tag, pages }, folder }) => {
    const page = pages[at];
    return page ? [{ tag, address: pageAddress(address, nameOf(page, linking, folder)) }] : [];
  });
  return withDefault(all);
}

/** Says on a page that texts of it are left in the language of the site. */
function unfinishedLine(edition: SiteDocument): string {
  const { notice, partly } = siteWords(edition);
  return `<aside class="site-notice bg-primary" aria-label="${escapeHtml(notice)}">
      <p>${escapeHtml(partly)}</p>
    </aside>
    `;
}

/** The editions in which a post has words, with its address in each. */
const postAlternatesOf = (
  { address }: SiteDocument,
  editions: readonly Edition[],
  path: string,
  linking: Linking,
) => {
  const found = editions.filter(({ site: { posts = [] } }) =>
    posts.some((post) => postPath(post) === path && !post.language),
  );
  return address && found.length > 1
    ? withDefault(
        found.map(({ site: { language: tag }, folder }) => ({
          tag,
          address: pageAddress(address, nameOf({ path }, linking, folder)),
        })),
      )
    : undefined;
};

const previewFile = ({ preview = files.preview }: Options) => preview;

type Preview = Omit<SharePicture, "source" | "file"> & { address: string };

/** `above`: the way from a post up to the preview picture. */
type DocumentPlace = {
  root?: string;
  above?: string;
  edition?: Edition;
  inline?: string | undefined;
};

/**
 * The stylesheet under an address that changes with its content: no page is shown in the styles of an
 * earlier version, whatever a browser or the worker has kept. The file has its name.
 */
const styleAddress = (css: string) => `${files.style}?v=${hashOf([css]).slice(0, 8)}`;

type RenderedSite = Pick<Plan, "documents" | "css"> & { shared: readonly SharePicture[] };

/** All documents and their stylesheet: what everything else follows from. */
function draw(site: SiteDocument, options: Options): RenderedSite {
  const { linking = "files", head: write, composer } = options;
  const { address } = site;
  const edit = composer === undefined ? undefined : editPageOf(site, composer);
  const thanked = needsThanks(site) && hasForm(site);
  const editions = editionsOf(site).map((edition) => ({
    ...edition,
    notFound: notFoundOf(edition.site),
    ...(thanked ? { thanks: thanksOf(edition.site) } : {}),
  }));
  /** What search engines may list: not what is shown in another page's place. */
  const isFound = (page: SitePage) =>
    page !== edit && editions.every(({ thanks, notFound }) => page !== thanks && page !== notFound);
  /** Which page of the site it is, in any language. */
  const placeOf = (page: SitePage) =>
    editions.map(({ site: { pages } }) => pages.indexOf(page)).find((at) => at >= 0);
  const own = { site, folder: "" };
  const news = newsPageOf(site);
  const newsAt = news && site.pages.indexOf(news);
  const languagesAt = (at?: number) =>
    site.translations
      ? languagesOf(site).map((language, index) => ({
          ...language,
          ...(at === undefined ? {} : { path: editions[index]?.site.pages[at]?.path }),
        }))
      : [];
  const alternates = (page: SitePage) => {
    if (!isFound(page)) return {};
    const at = placeOf(page);
    const found =
      at === undefined
        ? postAlternatesOf(site, editions, page.path, linking)
        : alternatesOf(site, editions, at, linking);
    return found ? { alternates: found } : {};
  };
  /** Of its own language; else that of the site. */
  const feedFor = (edition: Edition, root: string) => {
    const found = [edition, own].find((each) => hasFeed(each.site));
    if (!found) return {};
    const tag = site.translations ? { tag: found.site.language } : {};
    return { feed: { address: root + found.folder + files.feed, ...tag } };
  };
  const headOf = (
    page: SitePage,
    root: string,
    { site: edition, folder }: Edition,
    preview?: Preview,
  ): Head => ({
    title: page.title,
    description: page.description,
    colour: site.theme.brand,
    scheme: schemeOf(site),
    siteName: edition.business.name,
    ...(/^[a-z]{2,3}-[A-Z]{2}$/.test(edition.language)
      ? { locale: edition.language.replace("-", "_") }
      : {}),
    ...(isFound(page)
      ? {
          structured: structuredScript(
            structuredData(edition, { preview: preview?.address, folder, own: site }),
          ),
        }
      : {}),
    ...(preview ? { preview } : {}),
    ...(address && isFound(page)
      ? { canonical: pageAddress(address, nameOf(page, linking, folder)) }
      : {}),
    ...alternates(page),
    ...(isFound(page) ? {} : { hidden: true }),
    style: root + files.style,
    manifest: root + files.manifest,
    ...("outline" in site.mark ? { icon: root + files.icon } : {}),
    touchIcon: root + files.touchIcon,
    register: root + files.register,
    ...feedFor({ site: edition, folder }, root),
  });
  const country = countryOf(site);
  const body = (edition: SiteDocument, page: SitePage, place: PagePlace) => {
    const markup = isolated(
      bodyOf(
        pageModelOf(edition, page, linking, {
          ...{ ...place, country },
          languages: languagesAt(place.post ? newsAt : placeOf(page)).map((language, index) => {
            const isThere = editions[index]?.site.posts?.some(
              (post) => postPath(post) === page.path && !post.language,
            );
            return place.post && isThere ? { ...language, path: page.path } : language;
          }),
        }),
      ),
      edition,
    );
    const found = editions.find((each) => each.site === edition);
    const marked = markLanguage(markup, found?.left ?? [], site.language);
    const isUnfinished = found?.state === "unfinished" && marked !== markup;
    return marked
      .replace(/(?=<main id="main">)/, isUnfinished ? unfinishedLine(edition) : "")
      .replace(/\s*<\/body>$/, (end) => counted(site, page) + end);
  };
  /** By their files, each once. */
  const shared = new Map<string, SharePicture>();
  const previewOf = ({ site: edition, folder }: Edition, page: SitePage, above: string) => {
    const made =
      options.picture && site.preview
        ? { ...shareSize, file: previewFile(options), alt: page.title }
        : sharePictureOf(edition, page, options.makesPictures === true);
    if (!made) return undefined;
    const { file, source: _, ...rest } = made;
    if (!shared.has(file)) shared.set(file, made);
    const to = address ? pageAddress(address, file) : (above || (folder ? "../" : "")) + file;
    return { ...rest, address: to };
  };
  const documentAt = (
    page: SitePage,
    markup: string,
    { root = "", above = "", edition = own, inline }: DocumentPlace,
  ) =>
    documentOf(
      edition.site,
      markup,
      {
        ...headOf(page, root, edition, previewOf(edition, page, above)),
        ...(inline === undefined ? {} : { inline }),
      },
      write,
    );
  const documents = new Map(
    editions.flatMap((edition) =>
      [...edition.site.pages, ...(edition.thanks ? [edition.thanks] : [])].map(
        (page): [string, string] => {
          const { folder } = edition;
          const markup = body(edition.site, page, { folder });
          return [
            folder + documentFile(page.path),
            documentAt(page, markup, { root: folder ? "../" : "", edition }),
          ];
        },
      ),
    ),
  );
  for (const edition of editions)
    for (const post of edition.site.posts ?? []) {
      if (post.language) continue;
      const { folder } = edition;
      const whole = postPage(edition.site, post);
      // A description in another language is worse than none.
      const isLeft = edition.left.includes(leadOf(post));
      const page = isLeft ? { ...whole, description: "" } : whole;
      const markup = body(edition.site, page, { folder, post: true });
      const root = folder ? "../../" : "../";
      documents.set(
        folder + documentFile(page.path),
        documentAt(page, markup, { root, above: root, edition }),
      );
    }
  // A page of the owner’s own at this path stands.
  if (edit && !documents.has(files.edit)) {
    const { heading = "", lead = "" } = edit.sections[0] as { heading?: string; lead?: string };
    const { language } = ownerWords(site);
    const foreign = language === site.language ? [] : [heading, lead];
    const markup = markLanguage(body(site, edit, {}), foreign, language).replace(
      /(?=\s*<\/body>)/,
      `<script src="${files.editScript}" defer></script>`,
    );
    documents.set(files.edit, documentAt(edit, markup, {}));
  }
  const root = rootOf(site);
  /** The page for errors in every language; a host that looks in folders first shows the right one. */
  const lost = editions.map((edition) => {
    const { notFound, folder } = edition;
    const markup = body(edition.site, notFound, { root, folder });
    return {
      name: folder + files.notFound,
      document: (inline?: string) => documentAt(notFound, markup, { root, edition, inline }),
    };
  });
  const html = [...documents.values(), ...lost.map(({ document }) => document())].join("");
  const faces = subsetFontFaces(html, site.language);
  const usedCss = usedCssOf(html);
  const shown = [
    ["Daylit, the framework: only the rules that these pages use", options.framework],
    ...pageCssParts(site.theme, blocksOf(site), html, faces),
  ].map(([name, part = ""]) => [name, usedCss(withoutComments(part))]);
  const css = [...shown, ["This site alone", withoutComments(ownCss(site))]]
    .map(([name = "", part = ""]) => namedPart(name, part))
    .filter(Boolean)
    .join("\n");
  // Without an address nobody knows where the stylesheet is from there: the page brings it along.
  const known = address !== undefined || linking === "paths";
  const inline = css.replaceAll('url("fonts/', `url("${root}fonts/`);
  for (const { name, document } of lost) documents.set(name, document(known ? undefined : inline));
  const style = styleAddress(css);
  for (const [name, text] of documents)
    documents.set(name, text.replace(`${files.style}">`, `${style}">`));
  return { documents, css, shared: [...shared.values()] };
}

/** What has to be there before the site can be finished: pictures, fonts and own files. */
function assetsFor(site: SiteDocument, { documents, css, shared }: RenderedSite): RequiredAsset[] {
  const own = new Map(
    Object.entries(site.pictures).flatMap(([id, { files: list }]) =>
      list.map(({ width, type, hash }) => [ownFile(id, width, type), hash] as const),
    ),
  );
  const icons = "icons" in site.mark ? Object.entries(site.mark.icons) : [];
  const sources = new Map(shared.map(({ file, source }) => [file, source]));
  const keyOf = (name: string) => own.get(name) ?? name;
  return [
    ...assetsOf([...documents.values()].join(""), css).map((name) => {
      const source = sources.get(name);
      if (!source) return { name, key: keyOf(name) };
      return {
        name,
        key: name,
        source: "from" in source ? { ...source, from: keyOf(source.from) } : source,
      };
    }),
    ...icons.map(([name, hash]) => ({ name: `${name}.png`, key: hash })),
  ].filter(({ name }) => name !== "pictures/preview.jpg");
}

const nothing = new Uint8Array();

type Icons = readonly [string, string | Uint8Array][];

/** Drawing them takes longest of all, and a site’s change seldom: they are kept, 35 kB for each. */
const drawnIcons = new Map<string, Icons>();

function iconsOf({ mark, theme }: SiteDocument): Icons {
  if (!("outline" in mark)) return [];
  const of = `${theme.brand} ${mark.outline}`;
  const icons = drawnIcons.get(of) ?? drawIcons({ outline: mark.outline, colour: theme.brand });
  drawnIcons.set(of, icons);
  return icons;
}

function drawIcons(look: { outline: string; colour: string }): Icons {
  const full = { ...look, maskable: true };
  return [
    [files.icon, iconSvg(look)],
    ...sizes.map((size): [string, Uint8Array] => [`icon-${size}.png`, iconPng(look, size)]),
    // iOS rounds the corners itself.
    [files.touchIcon, iconPng(full, 180)],
    ["icon-maskable.png", iconPng(full, 512)],
  ];
}

/** Pictures are named by their content, or change on hosts that shrink them. */
const markOfFiles = (all: Files) =>
  hashOf([...all].filter(([name]) => !name.startsWith("pictures/")).flat());

/** Reads, repairs and draws a site, once, and lists the assets that it requires. */
export function plan(given: SiteDocument, options: Options): Plan {
  // Read again, so that the order of its keys does not matter, and repaired if it needs it.
  const { site: read, problems } = readValue(given);
  if (!read) throw new BuildError(problems[0]?.words);
  // What its owner has taken from the pages is not in the files either.
  const document = dated(publicSite(withoutEndedNotice(read, options.day)), options.day);
  const site = withDescriptions(plainSite(document));
  const drawn = draw(site, options);
  const { documents, css } = drawn;
  return { document, site, options, documents, css, requiredAssets: assetsFor(site, drawn) };
}

/**
 * The whole site as files, with the assets that the plan requires, each under its key. The same plan
 * and assets give the same bytes, wherever it runs.
 */
export function finish(
  { document, site, options, documents, css, requiredAssets }: Plan,
  assets: ReadonlyMap<string, Uint8Array>,
): Files {
  const { linking = "files", picture, composer } = options;
  const { address } = site;
  const missing = requiredAssets.filter(({ key }) => !assets.has(key));
  if (missing.length > 0)
    throw new BuildError(`Not there: ${missing.map(({ name }) => name).join(", ")}`);
  const editions = editionsOf(site);
  const days = daysOf(site);
  const sitemap: SitemapPage[] = editions.flatMap(({ site: edition, folder }) =>
    edition.pages.map((page, index) => {
      const alternates = alternatesOf(site, editions, index, linking);
      const day = days[index];
      return {
        file: nameOf(page, linking, folder),
        ...(day ? { day } : {}),
        ...(alternates ? { alternates } : {}),
      };
    }),
  );
  for (const { site: edition, folder } of editions)
    for (const post of edition.posts ?? []) {
      if (post.language) continue;
      const path = postPath(post);
      const alternates = postAlternatesOf(site, editions, path, linking);
      const file = nameOf({ path }, linking, folder);
      sitemap.push({ file, ...(alternates ? { alternates } : {}) });
    }
  const all: Files = new Map<string, string | Uint8Array>([
    ...(composer ? [[files.editScript, editCode] as const, ...serverFiles(site)] : []),
    ...newsIndexOf(site),
    ...editions.flatMap(({ site: edition, folder, left }): [string, string][] => {
      if (!hasFeed(edition)) return [];
      // A post that nobody has translated is in the language of the site alone.
      const foreign = new Set<string>(
        edition.posts?.filter(({ language }) => language).map(postPath),
      );
      const feed = feedOf(edition, folder, {
        name: (path) => nameOf({ path }, linking, foreign.has(path) ? "" : folder),
        marked: (html) => markLanguage(html, left, site.language),
      });
      return [[folder + files.feed, feed]];
    }),
    ...editions.flatMap(({ site: edition, folder }) => redirectsOf(edition, folder)),
    ...documents,
    [files.style, composer ? `${sealOf(css)}\n${css}` : css],
    [files.manifest, manifestOf(site)],
    [files.register, register],
    ...iconsOf(site),
    ...requiredAssets.map(({ name, key }): [string, Uint8Array] => [
      name,
      // Own files are named by a hash; their content may have come from anywhere.
      key === name ? (assets.get(key) ?? nothing) : publishable(name, assets.get(key) ?? nothing),
    ]),
    ...(picture && site.preview ? [[previewFile(options), picture] as [string, Uint8Array]] : []),
    ...(address ? [[files.sitemap, sitemapOf(address, sitemap)] as [string, string]] : []),
    [files.robots, robotsOf(address)],
    [files.headers, headersFile(site, composer !== undefined)],
    [files.licence, licence],
    [files.readme, readmeOf(site, composer !== undefined)],
  ]);
  const { examples, examplePictures, made: _, ...rest } = document;
  const notes = {
    ...(examples ? { examples } : {}),
    ...(examplePictures ? { examplePictures } : {}),
  };
  const made = composer ? { made: markOfFiles(all) } : {};
  all.set(files.siteDocument, writeSite({ ...rest, ...made, ...notes }));
  // Letters that no page has today are fetched when one has them.
  const words = [...documents.values()].join("");
  const cuts = new Set(
    requiredAssets.map(({ name }) => name).filter((name) => /^fonts\//.test(name)),
  );
  const fonts = [...cuts].filter((name) => isFetched(name, cuts, words));
  const shell = [
    "./",
    ...(linking === "files"
      ? editions.flatMap(({ site: { pages }, folder }) =>
          pages.map(({ path }) => folder + documentFile(path)),
        )
      : editions.flatMap(({ site: { pages }, folder }) =>
          pages.slice(folder ? 0 : 1).map(({ path }) => `./${folder}${path.slice(1)}`),
        )),
    ...[styleAddress(css), files.manifest, files.register, ...fonts],
    ...("outline" in site.mark ? [files.icon] : []),
  ];
  // Each device draws the pictures for sharing a little differently, and no visitor's browser loads them.
  const seen = [...all].filter(([name]) => !name.startsWith("pictures/share-"));
  all.set(files.worker, workerOf(hashOf(seen.flat()), shell));
  const bad = [...all.keys()].filter((name) => !isFileName(name));
  if (bad.length > 0) throw new BuildError(`No names for files: ${bad.join(", ")}`);
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
