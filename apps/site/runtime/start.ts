/** The site in the browser: what the boot script asks for on the first sign of intent. No React in it. */

import { keepSite, keepVisit } from "../features/offline/client/register-worker.ts";
import { watchSearch } from "../features/search/box/open.ts";
import { watchCopy } from "./copy.ts";
import { markCurrentHeading } from "./current-heading.ts";
import { fetchFonts } from "./fonts.ts";
import { tellFrames } from "./frames.ts";
import { wakeIslands, watchPresses } from "./islands.ts";
import { watchVisits } from "./navigation/router.ts";
import { nameOverflow } from "./overflow.ts";
import { watchPrint } from "./print.ts";
import { watchClosing } from "./restore-focus.ts";
import { runEach } from "./run-each.ts";
import { suggestNearest } from "./suggest-page.ts";
import { openTarget } from "./target.ts";

/** What each page needs when it has arrived, by loading or by a visit. */
const arrive = () =>
  runEach(
    wakeIslands,
    markCurrentHeading,
    nameOverflow,
    suggestNearest,
    async () => {
      if (document.querySelector("#everything-words"))
        (await import("../features/search/page/filter.ts")).filterEverything();
    },
    openTarget,
    // Somebody has chosen something: thumbnails may have to be shown in a colour.
    async () => {
      if (localStorage.getItem("daylit-project"))
        (await import("../features/layouts/detail/tint.ts")).watchTint();
    },
  );

runEach(
  watchPresses,
  watchClosing,
  watchCopy,
  watchPrint,
  watchSearch,
  () =>
    watchVisits(() => {
      arrive();
      runEach(keepVisit);
    }),
  tellFrames,
  fetchFonts,
);
addEventListener("hashchange", openTarget);

function begin() {
  arrive();
  document.documentElement.dataset.started = "true";
  for (const pressed of window.early.splice(0)) if (pressed.isConnected) pressed.click();
  runEach(keepSite);
}

// Whoever moves early may be faster than a long page: what is still to come would never be woken.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin, { once: true });
else begin();

if (import.meta.hot) import("./hmr.ts").then(({ watchSources }) => watchSources(arrive));
