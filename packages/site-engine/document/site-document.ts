import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import type { ImageRef } from "@daylit/layouts/components/pictures/photo.tsx";
import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import type { AnyPicture, OwnPicture } from "@daylit/layouts/render/render-context.ts";
import type { FooterSection, NavSection, Section } from "@daylit/layouts/schema/model.ts";
import type { Theme } from "@daylit/layouts/theme/theme.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";
import type { OwnWords } from "@daylit/layouts/words/words.ts";
import type { BusinessKind } from "./business/business-kind.ts";
import type { OpeningHours } from "./business/opening-hours.ts";
import type { Notice } from "./news/notice.ts";

/** Goes up when a document of before could no longer be read; `migrate.ts` then gets a step. */
export const version = 2;

/** Values of earlier blocks of this section that the present block has no field for, by block. */
export type StashedFields = { readonly [Name in BlockName]?: Readonly<Record<string, unknown>> };

/** The stored property is called `kept`. */
export type PageSection = Section & { kept?: StashedFields };

export type SitePage = {
  /** "/", "/houses", "/contact" */
  path: `/${string}`;
  /** Its word in the navigation. */
  label: string;
  title: string;
  description: string;
  /** The first is a hero, the others are not. */
  sections: readonly PageSection[];
  /** Paths that the page had while the site was online: they lead to it. */
  former?: readonly `/${string}`[];
  /** Where it is in other languages: its path there, and those that lead to it. */
  paths?: Readonly<Record<string, readonly `/${string}`[]>>;
  /** Not in the menu: only the footer leads to it. */
  menu?: false;
};

/** A piece of news, with a page of its own. */
export type Post = {
  /** The last part of its address: /news/new-oven */
  slug: string;
  /** "2026-11-17" */
  date: string;
  title: string;
  picture?: ImageRef;
  text: readonly ArticlePart[];
  /** In an edition: that of its words, where nobody has translated them. Never stored. */
  language?: string;
};

/**
 * `check`: the text was changed after its translation was written. "facts": a name, a telephone number or another
 * fact in it was, so the translation may say what is no longer true. "draft": nobody has read what an assistant
 * or a browser wrote.
 */
export type TranslatedText = { of: string; text: string; check?: true | "facts" | "draft" };

/**
 * The same pages in another language, below a folder of its name. Visitors see those that are `public`;
 * documents of before say nothing of it, and reading decides. "unfinished": pages say that texts are left.
 */
export type Translation = {
  language: string;
  public?: boolean | "unfinished";
  texts: readonly TranslatedText[];
};

export type PictureType = "avif" | "webp" | "jpeg" | "png" | "svg+xml";

/** A file of the visitor's own. Its content is stored elsewhere, under its hash. */
export type OwnFile = { width: number; type: PictureType; hash: string };

export type OwnRecord = {
  alt: string;
  width: number;
  height: number;
  /** Where to look, as shares of width and height. */
  focal: readonly [number, number];
  /** Small to large. */
  files: readonly OwnFile[];
};

/** The logo of the business, also its icon on a phone. */
export type Logo =
  /** An outline on a square of 64, in the language of SVG paths. */
  | { outline: string }
  /** A picture for the page, and it on a square, drawn in every size that systems ask for. */
  | {
      logo: OwnPicture;
      icons: Readonly<Record<IconName, string>>;
      /** The name is shown too; without it the logo stands for the name. */
      beside?: true;
    };

export const iconNames = ["icon-180", "icon-192", "icon-512", "icon-maskable"] as const;
export type IconName = (typeof iconNames)[number];

export const schemes = ["both", "light", "dark"] as const;

/** Where a form's words go: into the visitor's email program, to a service, or to the site's own host. */
export type FormWay = { way: "mail" } | { way: "service"; address: string } | { way: "host" };

/**
 * A website as a document: plain JSON, from which everything else is made. Texts of sections name the facts of
 * the business, and say whether they are still examples (marks.ts of the layouts); words are read
 * with resolve-site.ts. Documents are stored by visitors, so property names stay: `mark` holds the logo.
 */
export type SiteDocument = {
  daylit: typeof version;
  language: string;
  /** Words that pages print on their own, as the owner wrote them, by language. */
  words?: Readonly<Record<string, OwnWords>>;
  translations?: readonly Translation[];
  business: Business;
  theme: Theme;
  scheme: (typeof schemes)[number];
  mark: Logo;
  /** Shown where the site is shared. */
  preview?: AnyPicture;
  /** A line above the home page, for a day or some: "Closed on Friday". */
  notice?: Notice;
  nav: NavSection;
  footer: FooterSection;
  pages: readonly SitePage[];
  posts?: readonly Post[];
  pictures: Readonly<Record<OwnPicture, OwnRecord>>;
  form: FormWay;
  /** Where the site will be, once that is known. */
  address?: string;
  /** What the business is, for search engines. */
  kind?: BusinessKind;
  /** Opening hours as data; the lines that visitors read are in `business.hours`. */
  opening?: OpeningHours;
  /** The address of a GoatCounter, which counts visits without cookies. */
  counter?: string;
  /** When each page was changed last, by its path: a hash of its content, and the day. */
  dates?: Readonly<Record<string, readonly [mark: string, day: string]>>;
  /** A hash of the files that were last made from it: the next export compares it to know what is online. */
  made?: string;
  /** Which values of the business are still those of the layout. */
  examples?: readonly FactName[];
  /** Pictures of our library that came with the layout or with a section, and that nobody has chosen yet. */
  examplePictures?: readonly string[];
};

export const factNames = [
  ...["name", "strapline", "phone", "email", "address", "hours", "note"],
] as const as readonly FactName[];
export type FactName = keyof Business;

/** Far beyond any package; keeps documents small and everything quick. */
export const limits = {
  pages: 12,
  /** Languages whose words an owner may write. */
  words: 10,
  translations: 8,
  /** Texts of one translation. */
  translated: 5000,
  posts: 500,
  /** Former paths of a page. */
  former: 20,
  sections: 20,
  pictures: 60,
  address: 8,
  hours: 14,
  /** A hostile document could be wrong in a million places. */
  repairs: 1000,
  /** Of all texts together. */
  text: 1_000_000,
  /** Of a file: every letter may be written as two, and there is more in it than letters. */
  characters: 4_000_000,
} as const;
