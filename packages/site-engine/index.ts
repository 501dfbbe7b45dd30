/** What an editor needs of a project, without drawing or building it. */
export { check, type Finding, heavy, type Limits, type Weights } from "./check.ts";
export { canBeLent, isLent, lend, markOf } from "./lent.ts";
export { leads, linksOf, placesOn } from "./links.ts";
export { unseenPictures, withoutPictures } from "./own-pictures.ts";
export { pageWords, withPageWords, wordsCameBy } from "./page-words.ts";
export { stretched } from "./picture-size.ts";
export * from "./project.ts";
export {
  ProjectError,
  projectOf,
  type Reading,
  readProject,
  readValue,
  writeProject,
} from "./read.ts";
export { picturesOf, shotsOf } from "./shots.ts";
export { exampleOf, swapIn, swapped, swapsFor } from "./swap.ts";
export { textsOfProject } from "./texts.ts";
