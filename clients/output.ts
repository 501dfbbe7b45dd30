/** What the build and the tests need of the client sites. */
export { clients } from "./clients.ts";
export { clientFiles } from "./files.ts";
