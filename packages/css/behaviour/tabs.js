// @ts-check
import { around, define, idOf, Part, set } from "./part.js";

/**
 * `<daylit-tabs>` around a `nav` of links and the sections they lead to: one section at a time, with
 * the keys of the tabs pattern. A link from elsewhere and the browser’s search open the right one.
 */
export class Tabs extends Part {
  constructor() {
    super();
    this.on("click", (event) => {
      const tab = this.#tabs.find((each) => each.contains(event.target));
      // A click with a key opens a window of its own.
      if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.select(tab);
    });
    this.on("beforematch", (event) => {
      const panel = around(event, "[role=tabpanel]");
      const tab = this.#tabs.find((each) => this.#panel(each) === panel);
      if (tab) this.select(tab);
    });
    this.on("keydown", (event) => this.#press(event));
  }

  /** @returns {HTMLAnchorElement[]} */
  get #tabs() {
    return this.all(":scope > nav a");
  }

  /** @param {HTMLAnchorElement} tab */
  #panel(tab) {
    return document.getElementById(decodeURIComponent(tab.hash.slice(1)));
  }

  render() {
    const tabs = this.#tabs;
    for (const nav of this.all(":scope > nav")) set(nav, { role: "tablist" });
    for (const tab of tabs) {
      const panel = this.#panel(tab);
      if (!panel) continue;
      set(tab, { role: "tab", "aria-controls": panel.id });
      set(panel, { role: "tabpanel", "aria-labelledby": idOf(tab) });
    }
    const chosen =
      tabs.find((tab) => tab.ariaSelected === "true") ??
      tabs.find((tab) => this.#panel(tab)?.matches(":target, :has(:target)")) ??
      tabs[0];
    if (chosen) this.#show(chosen);
  }

  /** @param {HTMLAnchorElement} chosen */
  #show(chosen) {
    for (const tab of this.#tabs) {
      const isChosen = tab === chosen;
      const panel = this.#panel(tab);
      set(tab, { "aria-selected": isChosen, tabindex: isChosen ? 0 : -1 });
      // The browser’s search still finds hidden words; only the box that has none is passed over.
      if (panel)
        set(panel, { tabindex: isChosen ? 0 : null, hidden: isChosen ? null : "until-found" });
    }
  }

  /**
   * Shows the tab’s section and tells the page with `change`.
   * @param {HTMLAnchorElement} tab
   */
  select(tab) {
    this.#show(tab);
    this.tell("change");
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const tabs = this.#tabs;
    const from = tabs.indexOf(/** @type {HTMLAnchorElement} */ (event.target));
    if (from < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const forward = this.matches(":dir(rtl)") ? -1 : 1;
    const to = {
      ArrowRight: (from + forward) % tabs.length,
      ArrowLeft: (from - forward) % tabs.length,
      Home: 0,
      End: -1,
      " ": from,
    }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    this.select(tab);
  }
}

define("daylit-tabs", Tabs);
