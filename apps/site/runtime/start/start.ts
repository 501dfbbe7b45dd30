/** The site in the browser, loaded by the boot script on the first sign of intent. It holds no React. */

import { cacheVisit, registerWorker } from "../../features/offline/client/register-worker.ts";
import { watchSearch } from "../../features/search/box/open.ts";
import { showSingleKeys } from "../../model/browser/single-keys.ts";
import { watchCopy } from "../copy.ts";
import { markCurrentHeading } from "../current-heading.ts";
import { fetchFonts } from "../fonts.ts";
import { sendThemeToFrames } from "../frames.ts";
import { watchVisits } from "../navigation/router.ts";
import { nameOverflow } from "../overflow.ts";
import { watchPrint } from "../print.ts";
import { restoreFocus } from "../restore-focus.ts";
import { suggestNearest } from "../suggest-page.ts";
import { openTarget } from "../target.ts";
import { hydrateIslands, replayClicks } from "./islands.ts";
import { runEach } from "./run-each.ts";

/** Runs after a page is loaded or swapped in. */
const onPageLoad = () =>
  runEach(
    hydrateIslands,
    markCurrentHeading,
    nameOverflow,
    suggestNearest,
    async () => {
      if (document.querySelector("#everything-words"))
        (await import("../../features/search/page/filter.ts")).filterEverything();
    },
    async () => {
      const figure = document.querySelector<HTMLElement>("[data-client-site]");
      if (figure) (await import("../../features/projects/ui/live-frame.ts")).showLiveSite(figure);
    },
    openTarget,
    showSingleKeys,
    // A stored workspace may hold a brand colour, in which thumbnails are shown.
    async () => {
      if (localStorage.getItem("daylit-project"))
        (await import("../../features/layouts/brand/tint.ts")).watchTint();
    },
  );

runEach(
  replayClicks,
  restoreFocus,
  watchCopy,
  watchPrint,
  watchSearch,
  () =>
    watchVisits(() => {
      onPageLoad();
      runEach(cacheVisit);
    }),
  sendThemeToFrames,
  fetchFonts,
);
addEventListener("hashchange", openTarget);

function begin() {
  onPageLoad();
  document.documentElement.dataset.started = "true";
  for (const pressed of window.queuedClicks.splice(0)) if (pressed.isConnected) pressed.click();
  runEach(registerWorker);
}

// Input can load this module before parsing ends; wait, so that later islands hydrate.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, { once: true });
else begin();

if (import.meta.hot) import("./hmr.ts").then(({ watchSources }) => watchSources(onPageLoad));
