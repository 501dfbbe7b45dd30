/** What the build and the tests need of the client sites. */
export { clients } from "./clients.ts";
export { renderPage, stylesheet } from "./render.tsx";
