import { type Encoding, encodings } from "@daylit/pictures/formats.ts";
import { createContext, type ReactNode, use } from "react";
import { describesIn, descriptionOf } from "../catalogue/pictures/alt-texts.ts";
import {
  type PictureId,
  pictureFile,
  pictureOf,
  widthsOf,
} from "../catalogue/pictures/pictures.ts";
import type { ImageRef } from "../components/pictures/photo.tsx";
import type { Ratio } from "../theme/theme.ts";
import type { PageLink } from "../trades/business.ts";
import { english, type Words } from "../words/english.ts";
import { drawingOf } from "./pictures/drawings.ts";
import { hasOutline } from "./pictures/outlines.ts";

/** Where a form hands its words, and how. */
export type FormTarget = {
  action: string;
  method?: "get" | "post";
  encType?: "text/plain" | "application/x-www-form-urlencoded";
  /** The name of a hidden field (honeypot): only machines fill it in. */
  trap?: string;
  /** Fields that nobody sees, with their values. */
  hidden?: Readonly<Record<string, string>>;
  /** Shown below the form, for visitors whom it does not help. */
  otherWays?: {
    before?: string;
    links: readonly { label: string; href: string }[];
    between: string;
  };
  /** For hosts that collect forms themselves (Netlify). */
  name?: string;
  "data-netlify"?: "true";
  "data-netlify-honeypot"?: string;
};

/** A picture in one encoding, at all its widths, small to large. */
export type PictureSet = {
  type: `image/${string}`;
  files: readonly { width: number; address: string }[];
};

/** What has to be known of a picture to show it. */
export type PictureFacts = {
  alt: string;
  /** Where to look, as shares of width and height. */
  focal: readonly [number, number];
  width: number;
  height: number;
  /** Best first; the last is for browsers that know none of the others. */
  sets: readonly PictureSet[];
  /** The layout's filter leaves it as it is. */
  unfiltered?: boolean;
  /** What it shows stands free before a plain ground, and its outline is known. */
  free?: boolean;
  /** The same at dusk, for where it is large in the dark. */
  dusk?: readonly PictureSet[];
  /** Daylight without a twin at dusk: where it is large, it has a lamp's light over it in the dark. */
  daylight?: boolean;
  /** A sheet of views all the way round, of which one is shown at a time. */
  turns?: boolean;
  /** Of a vector picture its SVG, to stand in the document itself: `sets` are its raster twin. */
  drawing?: string;
};

/** A picture of the visitor's own, by its name in the site document. */
export type OwnPicture = `own-${string}`;
export type AnyPicture = PictureId | OwnPicture;

/** A post of the site's news, as lists show it. */
export type PostTeaser = {
  href: string;
  /** "2026-11-17" */
  date: string;
  /** The same in the site's language. */
  day: string;
  title: string;
  text: string;
  /** The language of title and text, where the page has another. */
  lang?: string;
  picture?: ImageRef;
};

/** What a block must know to render its final markup: links, form targets and pictures of its site. */
export type RenderContext = {
  /** Where the name in the navigation leads. */
  home: string;
  /** The page that is being shown, as the navigation's links name it. */
  current?: string;
  /** How a link inside the site is written from here. */
  address: (href: string) => string;
  /** What a form of the section with this id does. */
  form: (section: string) => FormTarget;
  picture: (id: AnyPicture) => PictureFacts;
  /** Of pictures to which their block gives none. */
  ratio: Ratio;
  /** Classes of a headline, by which its size follows its longest word. */
  fit: (text: string) => string;
  /** Whether phones are to have smaller files of the pictures that come first. */
  light?: boolean;
  /** Shown in the navigation in place of the name, or beside it. */
  logo?: { address: string; width: number; height: number; beside?: boolean };
  /** What the page prints by itself, in its language. */
  words: Words;
  /** "de": whose short words keep to the next one. English, where nothing is said. */
  language?: string;
  /** The same page in the other languages of the site. */
  languages?: readonly { tag: string; name: string; href: string }[];
  /** The news of the site, newest first, and the page that lists them. */
  posts?: readonly PostTeaser[];
  newsPage?: string;
  /** Content of the author's own, at the first place for it: blocks of the React package have it. */
  slot?: () => ReactNode;
  /** Pages that only the footer leads to. */
  footerPages?: readonly PageLink[];
};

const ofLibrary = (id: PictureId, encoding: Encoding): PictureSet => ({
  type: `image/${encoding}`,
  files: widthsOf(id).map((width) => ({ width, address: pictureFile(id, width, encoding) })),
});

/** A picture of the library, beside the document. */
export function libraryPicture(id: AnyPicture, language = "en"): PictureFacts {
  const { focal, width, height, turns, dusk, light } = pictureOf(id as PictureId);
  // A description in another language than the page’s is noise: until the owner writes one, there is none.
  const alt = describesIn(language) ? descriptionOf(id as PictureId, language) : "";
  const setsOf = (each: string) =>
    encodings.map((encoding) => ofLibrary(each as PictureId, encoding));
  const sets = setsOf(id);
  const drawing = drawingOf(id);
  return {
    alt,
    focal,
    width,
    height,
    sets,
    ...(drawing ? { drawing } : {}),
    ...(hasOutline(id) ? { free: true } : {}),
    ...(turns ? { turns } : {}),
    ...(dusk ? { dusk: setsOf(`${id}-dusk`) } : {}),
    daylight: !dusk && light !== "dusk" && light !== "night",
  };
}

/** A page by itself: the name leads to its top, and a form comes back to its own section. */
export const singlePage: RenderContext = {
  home: "#top",
  address: (href) => href,
  form: (section) => ({ action: `#${section}` }),
  picture: libraryPicture,
  ratio: "landscape",
  fit: () => "fit",
  words: english,
};

const ReactRenderContext = createContext(singlePage);

/** Supplies the context to all blocks below it. */
export const RenderContextProvider = ReactRenderContext.Provider;

let stringContext: RenderContext | undefined;

/** Supplies the context to the string renderer, which has no React context. */
export function withRenderContext<T>(context: RenderContext, draw: () => T): T {
  const before = stringContext;
  stringContext = context;
  try {
    return draw();
  } finally {
    stringContext = before;
  }
}

export const useRenderContext = (): RenderContext => stringContext ?? use(ReactRenderContext);
