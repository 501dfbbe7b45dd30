import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { withBase } from "./base-path/base-path.ts";

const ways = [
  { name: "Home", path: "/" },
  { name: "Layouts", path: "/layouts" },
  { name: "Make your site", path: "/compose" },
];

/**
 * What a visitor sees for an unknown address and for a page that failed, as markup: the build writes
 * it into 404.html, and the browser shows it in place. The chrome stays around it.
 */
export const errorScreen = (status: string, advice: string) =>
  `<h1 tabindex="-1" class="headline">Unexpected Application Error</h1>
<p class="error-status">${escapeHtml(status)}</p>
<p class="paragraph-lead">${escapeHtml(advice)}</p>
<nav aria-label="Nearest pages" id="nearest" hidden><p>Did you mean one of these?</p><ul></ul></nav>
<nav aria-label="Ways on"><ul>${ways.map(({ name, path }) => `<li><a class="button" href="${withBase(path)}">${name}</a></li>`).join("")}</ul></nav>`;
