import { element } from "../../../ui/element.ts";
import { holdsTypedText } from "../../../ui/typed-text.ts";
import rules from "../styles/update-notice.css?inline";

const words = {
  typed:
    "You have typed on this page, and a reload could lose it. Finish first if you like: the update waits.",
  free: "Reload to get it now, or carry on: you will have it on your next visit.",
};

let place: HTMLElement | undefined;
let leave = () => {};

/** The card covers the foot of the window: what has the focus scrolls clear of it, to the page's end. */
function keepClear(card?: HTMLElement) {
  const room = card ? `calc(${card.offsetHeight}px + 2 * var(--gap-m))` : "";
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
}
/** The card grows with its words and in a narrower window. */
const watch = new ResizeObserver(([entry]) => keepClear(entry?.target as HTMLElement));

/** Says that a newer version of the site is there. Nothing is reloaded until the visitor says so. */
export function announceUpdate(apply: () => void) {
  leave();
  // A live region speaks of what changes in it: it comes empty and is filled afterwards.
  if (!place) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    // In the code and not a file: after a deploy the old files may be gone.
    document.adoptedStyleSheets.push(sheet);
    place = element("div", { role: "status", class: "update-notice hide-print" });
    document.body.append(place);
  }
  const region = place;
  const text = document.createTextNode("");
  const reload = element("button", { type: "button" });
  const later = element("button", { type: "button" }, "Later");

  const look = () => {
    const typed = holdsTypedText();
    text.data = ` ${typed ? words.typed : words.free}`;
    reload.textContent = typed ? "Reload anyway" : "Reload now";
    reload.className = typed ? "button" : "button-primary";
    later.className = typed ? "button-primary" : "button";
  };
  leave = () => {
    document.removeEventListener("input", look);
    watch.disconnect();
    keepClear();
    region.replaceChildren();
  };
  look();
  document.addEventListener("input", look);
  reload.onclick = () => {
    reload.setAttribute("aria-busy", "true");
    apply();
  };
  later.onclick = () => {
    leave();
    // The pressed button is gone: the page goes on at its beginning, not at nowhere.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  };

  const card = element(
    "div",
    { class: "update-card" },
    element("p", {}, element("strong", {}, "A new version of this site is ready."), text),
    element("p", { class: "flex" }, reload, later),
  );
  requestAnimationFrame(() => {
    region.replaceChildren(card);
    watch.observe(card);
    keepClear(card);
    // It may have come up over what has the focus already.
    const { activeElement } = document;
    if (activeElement !== document.body) activeElement?.scrollIntoView({ block: "nearest" });
  });
}
