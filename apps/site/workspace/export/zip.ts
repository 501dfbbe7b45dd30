/** What we use of the library: asked for by name, so that the rest of it stays behind. */
export { strToU8, unzipSync, zipSync } from "fflate";
