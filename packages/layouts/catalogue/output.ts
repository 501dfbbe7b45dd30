/** What the build, the tests and the commands need of the catalogue. */

export { documentFile, frameworkFile, render, styleFile, usedBlocks } from "../render/render.tsx";
export { renderLayout } from "../render/render-layout.ts";
export { allSections, type CataloguePage, cataloguePages, sectionsOf } from "./catalogue.ts";
export { catalogueStats } from "./catalogue-stats.ts";
export { outputHash } from "./output-hash.ts";
export { pageSize } from "./page-size.ts";
export { picturePlaces, tradesWithoutClay } from "./pictures/picture-places.ts";
export { searchWords } from "./search/search-words.ts";
export { allRecords } from "./view-models.ts";
