// @ts-check
import { around, idOf, Part, set, stepOf } from "./part.js";

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * A field and a list of options: the keys of the combobox pattern. The focus stays in the field;
 * `aria-activedescendant` says which option is meant.
 */
export class Listbox extends Part {
  /** @type {HTMLInputElement} */
  // @ts-expect-error: given by the first render, before any event
  input;
  /** @type {HTMLElement} */
  // @ts-expect-error: given by the first render, before any event
  list;
  /** @type {HTMLElement | undefined} */
  active;
  /** @type {string | undefined} What the list was opened for; undefined while it is closed. */
  query;
  /** Whether Enter takes the first match without an arrow key. */
  takesFirst = true;
  /** Whether `aria-selected` means options that are chosen, and not the one that is meant. */
  isMultiple = false;

  constructor() {
    super();
    this.on("keydown", (event) => {
      if (event.target === this.input && !event.isComposing) this.press(event);
    });
    this.on("input", ({ target }) => {
      if (target === this.input) this.open(target.value);
    });
    this.on("mousedown", (event) => {
      // The focus stays in the field.
      if (around(event, "[role=option]")) event.preventDefault();
    });
    this.on("click", (event) => {
      const option = around(event, "[role=option]");
      if (option) this.choose(option);
      else if (event.target === this.input) this.open();
    });
    this.on("focusout", ({ relatedTarget }) => {
      if (this.list && !this.contains(relatedTarget)) this.close();
    });
  }

  /**
   * @param {HTMLInputElement} input
   * @param {HTMLElement} list
   */
  hold(input, list) {
    this.input = input;
    this.list = list;
  }

  get options() {
    return /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll("[role=option]"));
  }

  get shown() {
    return [...this.options].filter(({ hidden }) => !hidden);
  }

  /**
   * Ties the field to its list.
   * @param {Record<string, unknown>} name of the list
   */
  tie(name = { "aria-label": this.input.ariaLabel ?? this.input.labels?.[0]?.textContent }) {
    set(this.input, {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-controls": idOf(this.list),
      "aria-expanded": false,
    });
    set(this.list, { role: "listbox", ...name });
    if (this.query !== undefined) this.open(this.query);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key, altKey } = event;
    const step = stepOf(event);
    const isOpen = this.input.ariaExpanded === "true";
    if (step) {
      if (altKey && step < 0) this.close();
      else if (!isOpen) this.open();
      if (!altKey) {
        const { shown, active } = this;
        const from = active ? shown.indexOf(active) : Math.min(-step, 0);
        this.activate(shown.at((from + step) % shown.length));
      }
    } else if (isOpen && key === "Enter" && this.active) this.active.click();
    else if (isOpen && key === "Escape") this.close();
    else return;
    event.preventDefault();
  }

  /** @param {HTMLElement} [option] */
  activate(option) {
    this.active = option;
    for (const each of this.options) {
      set(each, { "data-active": each === option ? "" : null });
      if (!this.isMultiple) set(each, { "aria-selected": each === option });
    }
    option?.scrollIntoView({ block: "nearest" });
    set(this.input, { "aria-activedescendant": option ? idOf(option) : null });
  }

  /**
   * Shows the options that contain these words.
   * @param {string} query
   */
  open(query = "") {
    this.query = query;
    for (const option of this.options)
      option.hidden = !plain(option.textContent).includes(plain(query));
    const [first] = this.shown;
    this.show(!!first);
    this.activate(query && this.takesFirst ? first : undefined);
  }

  close() {
    this.query = undefined;
    this.activate();
    this.show(false);
  }

  /** @param {boolean} isOpen */
  show(isOpen) {
    set(this.input, { "aria-expanded": isOpen });
    // The source is the anchor at which the list opens.
    if (isOpen) this.list.showPopover({ source: this.input });
    else this.list.hidePopover();
  }

  /** @param {HTMLElement} _option */
  choose(_option) {}
}
