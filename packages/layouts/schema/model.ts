import type { BlockName, Definitions } from "../blocks/definitions.ts";
import type { Theme } from "../theme/theme.ts";
import type { Business } from "../trades/business.ts";
import type { trades } from "../trades/trades.ts";
import type { FieldsOf } from "./value.ts";

/** The fields of a section are those of its block's definition: a wrong one does not compile. */
export type SectionOf<Name extends BlockName> = Name extends BlockName
  ? { block: Name } & FieldsOf<Definitions[Name]["fields"]> & {
        /** Puts the section into the navigation under this word; its id is made from it. */
        nav?: string;
        /** An id of its own, for sections that links point to without being in the navigation. */
        id?: string;
      }
  : never;

type HeroName = Extract<BlockName, `hero-${string}`>;
type NavName = Extract<BlockName, `nav-${string}`>;
type FooterName = Extract<BlockName, `footer-${string}`>;

export type HeroSection = SectionOf<HeroName>;
export type NavSection = SectionOf<NavName>;
export type FooterSection = SectionOf<FooterName>;
export type BodySection = SectionOf<Exclude<BlockName, HeroName | NavName | FooterName>>;
export type Section = HeroSection | BodySection;

/** One page: a hero and at most four sections more, as the package offering allows. */
export type Layout = {
  /** How this page differs from its four sisters, in a few words. */
  caption: string;
  nav: NavSection;
  sections: readonly [HeroSection, BodySection?, BodySection?, BodySection?, BodySection?];
  footer: FooterSection;
  /** What this page does differently from the trade's theme. */
  theme?: Partial<Theme>;
};

/** In a family of variations each of the five is one of these; the word is the specification's. */
export type Variation = Layout;

export type TradeContent = {
  slug: (typeof trades)[number]["slug"];
  business: Omit<Business, "note">;
  /** One sentence: what a site in this trade must do for its visitors. */
  purpose: string;
  /** What people may type to find it, beside the words of its pages. */
  words: readonly string[];
  theme: Theme;
  layouts: readonly [Layout, Layout, Layout, Layout, Layout];
};
