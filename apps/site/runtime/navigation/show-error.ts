import { trusted } from "../../model/browser/trusted-types.ts";
import { errorScreen } from "../../model/error-screen.ts";
import { errorTitle } from "../../model/site.ts";

const advice =
  "Something went wrong on this page. Reload it, or go on to another page: the rest of the site works.";

/** Puts the error screen in the place of the page. The chrome stays. */
export function showError(status: string, why = advice) {
  const main = document.createElement("main");
  main.id = "content";
  main.className = "error-screen";
  main.dataset.theme = "dark";
  main.innerHTML = trusted(errorScreen(status, why));
  (document.querySelector(".frame") ?? document.querySelector("main"))?.replaceWith(main);
  document.title = errorTitle;
  main.querySelector("h1")?.focus();
}
