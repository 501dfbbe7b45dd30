import type { BodySection, HeroSection } from "@daylit/layouts/schema/model.ts";
import { foodPages } from "./food.ts";
import { industrialPages } from "./industrial.ts";

type Sections = readonly [HeroSection, ...BodySection[]];

/**
 * Pages that a layout brings along when it becomes a site, in the words of its own offer. Each part is
 * optional: without a second page the site begins without one, without a contact page it begins with the
 * neutral one of `contact-page.ts`.
 */
export type OwnPages = {
  second?: { label: string; sections: Sections };
  contact?: Sections;
  /** The form of the contact page, where the layout's home page has none and `contact` is not given. */
  form?: BodySection;
};

/** By the id of the layout. Five variations of a family are five offers: none borrows from another. */
export const ownPages: ReadonlyMap<string, OwnPages> = new Map(
  Object.entries({ ...foodPages, ...industrialPages }),
);
