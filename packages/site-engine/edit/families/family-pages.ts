import type { BodySection, HeroSection } from "@daylit/layouts/schema/model.ts";
import { foodPages } from "./food.ts";
import { industrialPages } from "./industrial.ts";

/** What a variation of a family has beside its one page, when it becomes a site. */
export type OwnPages = {
  second: { label: string; sections: readonly [HeroSection, ...BodySection[]] };
  /** What people write into, where the variation's own page asks nothing. */
  form?: BodySection;
};

/**
 * Five variations of a family are five offers of one business: a baker's counter has nothing to do with
 * the trade prices of its sister. So their second pages are written, not gathered from each other.
 */
export const familyPages: ReadonlyMap<string, OwnPages> = new Map(
  Object.entries({ ...foodPages, ...industrialPages }),
);
