// @ts-check
import { Listbox } from "./listbox.js";
import { around, define, set } from "./part.js";

/**
 * `<daylit-command>` around a dialog with a search field and a `.menu` of links and buttons: opens with
 * Ctrl or Command and K (`data-key` names another letter), finds as you type, runs with Enter.
 */
export class Command extends Listbox {
  constructor() {
    super();
    // The event comes after the dialog has opened: what was typed or chosen meanwhile stays.
    this.on("toggle", ({ oldState, newState }) => {
      // Not from closed to open; from open to open is closed and opened again, in one event.
      if (oldState < newState) return;
      this.input.value = "";
      this.open();
    });
    this.on("click", (event) => {
      // For browsers without invoker commands.
      if (!("command" in HTMLButtonElement.prototype) && around(event, "[commandfor]"))
        this.dialog?.showModal();
    });
  }

  get dialog() {
    return this.querySelector("dialog");
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("keydown", this.#shortcut);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#shortcut);
  }

  #shortcut = (/** @type {KeyboardEvent} */ event) => {
    const isOurs = event.key.toLowerCase() === (this.dataset.key ?? "k");
    if (!isOurs || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (this.dialog?.open) this.dialog.close();
    else this.dialog?.showModal();
  };

  render() {
    const [input] = this.all("dialog input");
    const [list] = this.all(".menu, .dl-menu");
    if (!input || !list) return;
    this.hold(/** @type {HTMLInputElement} */ (input), list);
    input.hidden = false;
    for (const item of list.children)
      set(item, item.matches("a, button") ? { role: "option", tabindex: -1 } : { role: "none" });
    this.query ??= "";
    this.tie();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    // The dialog closes, not the list.
    if (event.key !== "Escape") super.press(event);
  }

  open(query = "") {
    super.open(query);
    // Headings and lines separate nothing among matches.
    for (const item of this.list.children)
      if (item.role === "none") /** @type {HTMLElement} */ (item).hidden = !!query;
  }

  /** The list is always open. */
  close() {}

  show() {
    set(this.input, { "aria-expanded": true });
  }

  choose() {
    this.dialog?.close();
  }
}

define("daylit-command", Command);
