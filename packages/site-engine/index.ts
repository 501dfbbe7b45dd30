/** What an editor needs of a site document, without rendering or building it. */
export type { Repair } from "@daylit/layouts/schema/problem.ts";
export { check, type Finding, heavy, type Limits, type Weights } from "./document/check.ts";
export { isDay } from "./document/day.ts";
export {
  type ExampleGroup,
  exampleGroups,
  ownSections,
  withOwnTexts,
} from "./document/example-text.ts";
export {
  changedOnline,
  type Fingerprint,
  fingerprintOf,
  type OnlineChanges,
} from "./document/fingerprint.ts";
export { imageRefs, picturesOf } from "./document/image-refs.ts";
export { directionOf, siteWords } from "./document/language.ts";
export { linkExists, linksOf, placesOn } from "./document/links.ts";
export { unseenPictures, withoutPictures } from "./document/own-pictures.ts";
export { metaSource, pageWords, withPageWords } from "./document/page-meta.ts";
export { upscaled } from "./document/picture-size.ts";
export {
  canBePlaceholder,
  isPlaceholder,
  placeholderKey,
  withPlaceholders,
} from "./document/placeholder-text.ts";
export { dayIn, freeSlug, newestFirst, newsPageOf, postPage } from "./document/posts.ts";
export {
  fitted,
  parseSite,
  type Reading,
  readSite,
  readValue,
  SiteError,
  writeSite,
} from "./document/read.ts";
export * from "./document/site-document.ts";
export { textsOfSite } from "./document/texts.ts";
export { translatable, untranslated, withFollowingTranslations } from "./document/translations.ts";
export { factWriter } from "./edit/fact-phrases.ts";
export { exampleOf, swapIn, swapped, swapsFor } from "./edit/swap.ts";
