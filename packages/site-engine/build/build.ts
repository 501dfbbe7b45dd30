import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { assetsOf } from "@daylit/layouts/render/assets.ts";
import { pageCss } from "@daylit/layouts/render/page-css.ts";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import { subsetFontFaces } from "@daylit/layouts/theme/font-subsets.ts";
import { iconSvg } from "@daylit/layouts/theme/icon-svg.ts";
import { hashOf } from "../document/hash.ts";
import { imageRefs } from "../document/image-refs.ts";
import { unseenPictures, withoutPictures } from "../document/own-pictures.ts";
import { readValue, writeSite } from "../document/read.ts";
import type { SiteDocument, SitePage } from "../document/site-document.ts";
import { documentFile, files, isFileName, ownFile } from "../export/file-names.ts";
import { iconPng } from "../export/icon/icon.ts";
import {
  headersOf,
  manifestOf,
  pageAddress,
  readmeOf,
  register,
  robotsOf,
  sitemapOf,
  sizes,
  workerOf,
} from "../export/static-files.ts";
import type { Head, WriteHead } from "./head.ts";
import { documentOf } from "./html-document.ts";
import { notFound, ownCss, pageModelOf } from "./page-model.ts";
import { type Linking, pictureIn } from "./render-context.ts";
import { withoutComments } from "./strip-comments.ts";
import { usedCss } from "./used-css.ts";

/** File name → content. */
export type Files = Map<string, string | Uint8Array>;

/** What a site is built from besides its document. */
export type Assets = {
  /** The framework, as one file. */
  framework: string;
  /** What `requiredAssets` names, each under its key. */
  contents: ReadonlyMap<string, Uint8Array>;
  /** The picture for sharing, 1200 by 630, as JPEG. */
  preview?: Uint8Array;
};

export type Options = {
  linking?: Linking;
  /** Another way to write a head. */
  head?: WriteHead;
  /** Where the picture for sharing is, if not beside the pages. */
  preview?: string;
};

/** A file of the site that is not made but fetched: `key` is its name in the assets. */
export type RequiredAsset = { name: string; key: string };

export class BuildError extends Error {
  override name = "BuildError";
}

const blocksOf = ({ nav, footer, pages }: SiteDocument): BlockName[] => [
  ...new Set([
    nav.block,
    ...pages.flatMap(({ sections }) => sections.map(({ block }) => block)),
    ...notFound.sections.map(({ block }) => block),
    footer.block,
  ]),
];

const schemeOf = ({ scheme }: SiteDocument) => (scheme === "both" ? "light dark" : scheme);

/** The page for errors answers at any depth: its addresses begin at the top, wherever that is. */
const rootOf = ({ address }: SiteDocument) =>
  address ? new URL(address.replace(/\/?$/, "/")).pathname : "/";

/** How a page is called in the address of the site. */
const nameOf = ({ path }: SitePage, linking: Linking) =>
  linking === "paths" && path !== "/" ? path.slice(1) : documentFile(path);

/** What a page is shared with: an own picture of its own or of the site, else what the layout named. */
function sharedPicture(site: SiteDocument, page: SitePage): AnyPicture | undefined {
  const shown = imageRefs(site).map(({ image }) => image.id);
  const isOwn = (id: AnyPicture) => Object.hasOwn(site.pictures, id);
  const here = imageRefs({ pages: [page] }).map(({ image }) => image.id);
  const own = here.find(isOwn) ?? shown.find(isOwn);
  if (own) return own;
  const { preview } = site;
  // A picture that was removed from all pages is not used for sharing either.
  return preview && shown.includes(preview) ? preview : (shown[0] ?? preview);
}

/** Where the picture for sharing is: a file of its own, or one that a page has already. */
function previewOf(
  site: SiteDocument,
  page: SitePage,
  assets: Pick<Assets, "preview">,
  name: string,
) {
  const picture = sharedPicture(site, page);
  if (!picture) return undefined;
  const sized = pictureIn(site)(picture).sets.at(-1)?.files ?? [];
  const middle = (sized.at(-2) ?? sized.at(-1))?.address;
  const file = assets.preview && site.preview ? name : middle;
  return file && site.address ? pageAddress(site.address, file) : file;
}

type Drawn = { pages: Map<string, string>; css: string };

/** All documents and their stylesheet: what everything else follows from. */
function draw(
  site: SiteDocument,
  assets: Pick<Assets, "framework" | "preview">,
  options: Options,
): Drawn {
  const { linking = "files", head: write, preview: name = files.preview } = options;
  const { address } = site;
  const headOf = (page: SitePage, root: string, preview?: string): Head => ({
    title: page.title,
    description: page.description,
    colour: site.theme.brand,
    scheme: schemeOf(site),
    ...(preview ? { preview } : {}),
    ...(address && page !== notFound
      ? { canonical: pageAddress(address, nameOf(page, linking)) }
      : {}),
    ...(page === notFound ? { hidden: true } : {}),
    style: root + files.style,
    manifest: root + files.manifest,
    ...("outline" in site.mark ? { icon: root + files.icon } : {}),
    touchIcon: root + files.touchIcon,
    register: root + files.register,
  });
  const whole = (page: SitePage, root = "", inline?: string) =>
    documentOf(
      site,
      pageModelOf(site, page, linking, root),
      {
        ...headOf(page, root, previewOf(site, page, assets, name)),
        ...(inline === undefined ? {} : { inline }),
      },
      write,
    );
  const pages = new Map(site.pages.map((page) => [documentFile(page.path), whole(page)]));
  const root = rootOf(site);
  const missing = whole(notFound, root);
  const html = [...pages.values(), missing].join("");
  const own = withoutComments(pageCss(site.theme, blocksOf(site), html, subsetFontFaces(html)));
  const css = `${usedCss(assets.framework, html)}\n\n${own}\n${ownCss(site)}`;
  // Without an address nobody knows where the stylesheet is from there: the page brings it along.
  const known = address !== undefined || linking === "paths";
  pages.set(files.notFound, known ? missing : whole(notFound, root, css));
  return { pages, css };
}

/** What has to be there before the site can be built: pictures, fonts and own files. */
function needed(site: SiteDocument, { pages, css }: Drawn): RequiredAsset[] {
  const own = new Map(
    Object.entries(site.pictures).flatMap(([id, { files: list }]) =>
      list.map(({ width, type, hash }) => [ownFile(id, width, type), hash] as const),
    ),
  );
  const icons = "icons" in site.mark ? Object.entries(site.mark.icons) : [];
  return [
    ...assetsOf([...pages.values()].join(""), css).map((name) => ({
      name,
      key: own.get(name) ?? name,
    })),
    ...icons.map(([name, hash]) => ({ name: `${name}.png`, key: hash })),
  ].filter(({ name }) => name !== "pictures/preview.jpg");
}

export function requiredAssets(site: SiteDocument, options: Options = {}): RequiredAsset[] {
  return needed(site, draw(site, { framework: "" }, options));
}

type Icons = readonly [string, string | Uint8Array][];

/** Drawing them takes longest of all, and they change seldom: the last ones are kept. */
let drawnIcons: { of: string; icons: Icons } | undefined;

function iconsOf({ mark, theme }: SiteDocument): Icons {
  if (!("outline" in mark)) return [];
  const of = `${theme.brand} ${mark.outline}`;
  if (drawnIcons?.of !== of)
    drawnIcons = { of, icons: drawIcons({ outline: mark.outline, colour: theme.brand }) };
  return drawnIcons.icons;
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

/** The whole site as files. The same project and supply give the same bytes, wherever it runs. */
export function build(given: SiteDocument, assets: Assets, options: Options = {}): Files {
  // Read again, so that the order of its keys does not matter, and repaired if it needs it.
  const { site: read, problems } = readValue(given);
  if (!read) throw new BuildError(problems[0]?.words);
  // A photo that the visitor has replaced is not put online; so its document does not name it either.
  const site = withoutPictures(read, unseenPictures(read));
  const { linking = "files", preview = files.preview } = options;
  const { address } = site;
  const drawn = draw(site, assets, options);
  const needs = needed(site, drawn);
  const missing = needs.filter(({ key }) => !assets.contents.has(key));
  if (missing.length > 0)
    throw new BuildError(`Not there: ${missing.map(({ name }) => name).join(", ")}`);
  const names = site.pages.map((page) => nameOf(page, linking));
  const documents = [...drawn.pages.keys()].filter((name) => name !== files.notFound);
  const all: Files = new Map<string, string | Uint8Array>([
    ...drawn.pages,
    [files.style, drawn.css],
    [files.manifest, manifestOf(site)],
    [files.register, register],
    ...iconsOf(site),
    ...needs.map(({ name, key }): [string, Uint8Array] => [
      name,
      assets.contents.get(key) ?? new Uint8Array(),
    ]),
    ...(assets.preview && site.preview ? [[preview, assets.preview] as [string, Uint8Array]] : []),
    ...(address ? [[files.sitemap, sitemapOf(address, names)] as [string, string]] : []),
    [files.robots, robotsOf(address)],
    [files.headers, headersOf(site)],
    [files.readme, readmeOf(site)],
    [files.project, writeSite(site)],
  ]);
  const fonts = needs.flatMap(({ name }) => (name.startsWith("fonts/") ? [name] : []));
  const shell = [
    "./",
    ...(linking === "files" ? documents : site.pages.slice(1).map(({ path }) => `.${path}`)),
    ...[files.style, files.manifest, files.register, ...fonts],
    ...("outline" in site.mark ? [files.icon] : []),
  ];
  all.set(files.worker, workerOf(hashOf([...all.entries()].flat()), shell));
  const bad = [...all.keys()].filter((name) => !isFileName(name));
  if (bad.length > 0) throw new BuildError(`No names for files: ${bad.join(", ")}`);
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
