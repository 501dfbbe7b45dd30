/** What the build, the tests and the commands need of the catalogue. */
export { allSections, type CataloguePage, cataloguePages, sectionsOf } from "./catalogue.ts";
export {
  documentFile,
  frameworkFile,
  type RenderOptions,
  render,
  styleFile,
  usedBlocks,
} from "./render.tsx";
export { stylesheet } from "./stylesheet.ts";
export { facesOf } from "./theme-css.ts";
