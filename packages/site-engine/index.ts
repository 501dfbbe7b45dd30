/** What an editor needs of a site document, without rendering or building it. */
export type { Repair } from "@daylit/layouts/schema/read/problem.ts";
export { isDay } from "./document/business/day.ts";
export { check, type Finding, heavy, type Limits, type Weights } from "./document/check/check.ts";
export { directionOf, siteWords } from "./document/language/language.ts";
export {
  type Translatable,
  translatable,
  untranslated,
  withFollowingTranslations,
} from "./document/language/translations.ts";
export { dayIn, freeSlug, newestFirst, newsPageOf, postPage } from "./document/news/posts.ts";
export { examplePictures, withChosenPictures } from "./document/pictures/example-pictures.ts";
export { imageRefs, picturesOf } from "./document/pictures/image-refs.ts";
export { unseenPictures, withoutPictures } from "./document/pictures/own-pictures.ts";
export { upscaled } from "./document/pictures/picture-size.ts";
export {
  fitted,
  parseSite,
  type Reading,
  readSite,
  readValue,
  SiteError,
  writeSite,
} from "./document/read/read.ts";
export * from "./document/site-document.ts";
export {
  type ExampleGroup,
  exampleGroups,
  ownSections,
} from "./document/text/example-text.ts";
export { linkExists, linksOf, placesOn } from "./document/text/links.ts";
export { withAllExamples, withOwnTexts } from "./document/text/mark-examples.ts";
export { metaSource, pageWords, withPageWords } from "./document/text/page-meta.ts";
export { plainSite, resolveSite } from "./document/text/resolve-site.ts";
export { textsOfSite } from "./document/text/texts.ts";
export {
  changedOnline,
  type Fingerprint,
  fingerprintOf,
  type OnlineChanges,
} from "./document/version/fingerprint.ts";
export { publicSite, withPrivateWords } from "./document/version/public-site.ts";
export { exampleOf, swapIn, swapped, swapsFor } from "./edit/swap.ts";
