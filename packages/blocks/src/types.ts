// The types that all blocks share. This file is published as it is, as types.d.ts.
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentType,
  ReactElement,
  ReactNode,
} from "react";

/** Any address, an address with everything that is known of the picture, a drawing, or an element such as `<Image>` of Next. An address alone is decoration. */
export type Picture = string | PictureSource | Drawing | ReactElement;

/** A picture in the words of HTML. The block adds `sizes`, `loading` and `fetchpriority`. */
export interface PictureSource {
  /** Its address. */
  src: string;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Of the file, in pixels. Blocks choose the crop by its shape. */
  width: number;
  /** As its width. */
  height: number;
  /** More widths of the same picture: `"a-480.jpg 480w, a-960.jpg 960w"`. */
  srcSet?: string;
  /** The same picture in better encodings, best first: the `<source>` elements of a `<picture>`. */
  sources?: readonly { type: `image/${string}`; srcSet: string }[];
  /** As `sources`, of the same view in the dark theme: shown there where it is large. */
  dusk?: readonly { type: `image/${string}`; srcSet: string }[];
  /** Shows daylight: where it is large, it has a lamp’s light over it in the dark. */
  daylight?: boolean;
  /** A sheet of 24 views of a thing, four beside and six below each other: scrolling turns it. */
  turns?: boolean;
  /** The part to keep in view when the picture is cropped, in per cent of width and height. */
  at?: readonly [x: number, y: number];
  /** How far to zoom in: 1 is the whole picture. */
  zoom?: number;
}

/** A vector picture of Daylit's library. It is part of the page, in the colours of your theme. */
export interface Drawing {
  /** The text of its file: `import shed from "./shed.svg?raw"`. */
  drawing: string;
  /** What the drawing shows; empty for decoration. */
  alt: string;
  /** The part to keep in view when the drawing is cropped, in per cent of width and height. */
  at?: readonly [x: number, y: number];
  /** How far to zoom in: 1 is the whole drawing. */
  zoom?: number;
}

/** A link: to a section (`#id`), a page, a telephone (`tel:`) or an email address (`mailto:`). */
export interface Link {
  /** The words that are shown. */
  label: ReactNode;
  /** Where it leads. */
  href: string;
}

/** A link (`{ label, href }`) with attributes of your own, a button (`{ label, onClick }`), or an element that is shown as it is. */
export type Action =
  | (Link & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "children">)
  | ({ label: ReactNode; href?: never } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children">)
  | ReactElement;

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>;

/** What the component in `site.link` is given: `href`, `className`, `children`, `aria-current` and the attributes of an action. With `exactOptionalPropertyTypes` the links of Next take no `undefined`. */
export type LinkProps = { href: string } & {
  [Name in Exclude<keyof AnchorProps, "href">]?: Exclude<AnchorProps[Name], undefined>;
};

/** The firm that a site speaks for. Leave out what it doesn’t have. */
export interface Business {
  /** As it stands on the door. */
  name: string;
  /** A few words below the name. */
  strapline?: string;
  /** As people write it; the link that dials it is made from it. */
  phone?: string;
  /** The address that a link writes to. */
  email?: string;
  /** Line by line: `["9 Shore Place", "Edinburgh EH6 6SW"]`. */
  address?: readonly string[];
  /** Days and times: `[["Monday to Friday", "9:00–17:30"]]`. Without them columns of hours are left out. */
  hours?: readonly (readonly [days: string, times: string])[];
  /** The last line of every footer. */
  note?: string;
}

/** The ground of a section. Text, links and edges on it stay readable. */
export type Tone =
  | "plain"
  | "raised"
  | "sunken"
  | "tint"
  | "brand"
  | "deep"
  | "accent"
  | "harmony"
  | "ink"
  | "night";

/** Where a form sends its answers. */
export interface FormTarget {
  /** The address of a form service or of your own server. */
  action: string;
  /** Most services want `post`. */
  method?: "get" | "post";
  /** `text/plain` for `mailto:`. */
  encType?: "text/plain" | "application/x-www-form-urlencoded";
  /** The name of a hidden field that only bots fill in. */
  trap?: string;
  /** Fields that visitors don't see, with their values. */
  hidden?: Readonly<Record<string, string>>;
  /** Shown below the form, for visitors without an email program. */
  otherWays?: {
    before?: string;
    links: readonly { label: string; href: string }[];
    between: string;
  };
  /** For hosts that collect forms themselves (Netlify). */
  name?: string;
  "data-netlify"?: "true";
  "data-netlify-honeypot"?: string;
}

/** Facts of your site that blocks need. Define it once and pass it to every block; all of it is optional. */
export interface Site {
  /** Where the name in the navigation leads; `/` if you leave it out. */
  home?: string;
  /** The `href` of the link to the page that is shown: in a navigation it gets `aria-current`. */
  current?: string;
  /** Rewrites links, for a site below a path. */
  address?: (href: string) => string;
  /** Draws the links whose address begins with `/` (not `//`), `./` or `../`: `Link` of Next, or your own component around another router’s. */
  link?: ComponentType<LinkProps>;
  /** Where forms send their answers; without it they lead back to their section. */
  form?: FormTarget | ((section: string) => FormTarget);
  /** Shown in the navigation in place of the name, or beside it. */
  logo?: { address: string; width: number; height: number; beside?: boolean };
  /** Links that footers show and navigations don't, such as a privacy notice. */
  footerPages?: readonly Link[];
  /** What blocks print by themselves; in English if you leave it out. */
  words?: {
    /** The button that opens the navigation on a phone. */
    menu?: string;
    /** The name of the navigation, for screen readers. */
    main?: string;
    /** Beside the star of fields that must be filled in. */
    required?: string;
  };
  /** Your theme: large headings shrink so that their longest word fits the column in its typeface. */
  theme?: Pick<Theme, "type" | "headline" | "picture">;
}

/** Props of every block. */
export interface BlockProps {
  /**
   * The id of the section, unique on its page. Without one: `navigation`, `footer`, or the name of the
   * block.
   */
  id?: string;
  site?: Site;
  /**
   * Content of your own: in a form before its button, in a navigation behind its links, below buttons,
   * and otherwise at the end of the section.
   */
  children?: ReactNode;
}

/** Typefaces that themes know, by the name of their package: `@fontsource-variable/fraunces`. */
type Typeface =
  | ("archivo" | "bitter" | "bricolage-grotesque" | "cormorant" | "figtree" | "fraunces")
  | ("instrument-sans" | "jetbrains-mono" | "nunito" | "outfit" | "piazzolla" | "playfair-display")
  | ("sofia-sans-extra-condensed" | "source-serif-4" | "space-grotesk" | "syne")
  | ("system-sans" | "system-serif" | "system-mono");

/** Every choice about the look of a site. Only its brand, paper and type are needed. */
export interface Theme {
  /** The one brand colour, used exactly as given. */
  brand: `#${string}`;
  /** The tint of paper and ink: a hue of OKLCH (80 is warm, 250 cool) and how much of it, 0 to 0.04. */
  paper: { hue: number; chroma: number; kind?: "white" | "paper" | "toned" };
  /** With serifs: `bitter`, `cormorant`, `fraunces`, `piazzolla`, `playfair-display`, `source-serif-4`. Without: `archivo`, `bricolage-grotesque`, `figtree`, `instrument-sans`, `nunito`, `outfit`, `sofia-sans-extra-condensed`, `space-grotesk`, `syne`, `jetbrains-mono`. Of the system: `system-sans`, `system-serif`, `system-mono`. */
  type: { headline: Typeface; body: Typeface; accent?: Typeface };
  /** How headings are set. */
  headline?: {
    /** 100 to 900. */
    weight?: number;
    /** Capitals or small letters. */
    case?: "none" | "uppercase" | "lowercase" | "capitalize";
    /** Letter spacing in em. */
    tracking?: number;
    /** Line height. */
    leading?: number;
    /** How large. */
    scale?: "quiet" | "normal" | "loud" | "huge";
  };
  /** The room between sections; `normal` if you leave it out. */
  density?: "dense" | "normal" | "airy";
  /** Of cards, fields and pictures. */
  corner?: "sharp" | "slight" | "soft" | "round";
  /** Corners of buttons. */
  button?: "same" | "sharp" | "pill";
  /** Lines between things. */
  rule?: "none" | "hairline" | "bold" | "double" | "dotted" | "dashed";
  /** How pictures look. */
  picture?: {
    /** Their outline. */
    shape?: "plain" | "corner" | "arch" | "leaf" | "tab" | "pill" | "framed" | "cut";
    /** Their light. */
    filter?: "none" | "warm" | "faded" | "mono" | "crisp" | "duotone" | "dusk";
    /** Of those in rows. */
    ratio?: "wide" | "landscape" | "square" | "portrait" | "tall" | "panorama";
  };
  /** How the small words above a heading look. */
  keyword?: "plain" | "caps" | "mark" | "tag" | "italic" | "numbered";
  /** Of the content. */
  width?: "narrow" | "normal" | "wide";
}
