// @ts-check
import { Listbox } from "./listbox.js";
import { around, changed, define, idOf, set } from "./part.js";

/**
 * `<daylit-multiselect>` around a `<select multiple>`: a field that searches the options and a chip
 * for each chosen one. The select stays in the form, with its name, its values and its `change`.
 */
export class Multiselect extends Listbox {
  /** The form then reports a reset. */
  static formAssociated = true;
  isMultiple = true;
  /** @type {HTMLSelectElement | null} */
  #select = null;
  /** @type {HTMLElement | undefined} */
  #chips;

  constructor() {
    super();
    this.on("change", () => this.update());
    this.on("focusin", ({ target }) => {
      // By its label, or by the browser because a choice is required.
      if (target === this.#select) this.input.focus();
    });
    this.on("click", (event) => {
      const chip = around(event, "[data-chip]");
      if (!chip) return;
      this.#toggle(Number(chip.dataset.chip));
      this.input.focus();
    });
  }

  formResetCallback() {
    this.update();
  }

  render() {
    const select = this.querySelector("select");
    this.#select = select;
    if (!select) return;
    set(select, { tabindex: -1, "aria-hidden": true });
    if (!this.#chips?.isConnected) {
      this.#chips = this.make("div", "flex gap-s");
      this.hold(
        this.make("input", "", { placeholder: this.dataset.placeholder ?? "" }),
        this.make("div", "menu", { popover: "manual", "aria-multiselectable": true }),
      );
      select.after(this.#chips, this.input, this.list);
    }
    const label = select.labels[0];
    const name = label ? { "aria-labelledby": idOf(label) } : { "aria-label": select.ariaLabel };
    const off = select.matches(":disabled") ? "" : null;
    set(this.input, { ...name, disabled: off });
    const options = [...select.options];
    const at = this.active ? [...this.options].indexOf(this.active) : -1;
    this.list.replaceChildren(
      ...options.map(({ label, selected, disabled }, value) =>
        this.make(
          "button",
          "",
          {
            role: "option",
            tabindex: -1,
            value,
            disabled: disabled ? "" : null,
            "aria-selected": selected,
          },
          label,
        ),
      ),
    );
    this.#chips.replaceChildren(
      ...[...select.selectedOptions].map(({ label, index }) =>
        this.make(
          "span",
          "chip",
          {},
          label,
          this.make("button", "close", {
            "aria-label": `${this.dataset.remove ?? "Remove"} ${label}`,
            "data-chip": index,
            disabled: off,
          }),
        ),
      ),
    );
    this.tie(name);
    this.activate(this.options[at]);
  }

  /** @param {number | undefined} index */
  #toggle(index) {
    const option = this.#select?.options[index ?? -1];
    if (!option) return;
    option.selected = !option.selected;
    changed(/** @type {HTMLSelectElement} */ (this.#select));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key === "Backspace" && !this.input.value)
      this.#toggle(
        [.../** @type {HTMLSelectElement} */ (this.#select).selectedOptions].at(-1)?.index,
      );
    else super.press(event);
  }

  /** @param {HTMLElement} option */
  choose(option) {
    this.input.value = "";
    this.open();
    this.activate(option);
    this.#toggle(Number(/** @type {HTMLButtonElement} */ (option).value));
  }

  close() {
    this.input.value = "";
    super.close();
  }
}

define("daylit-multiselect", Multiselect);
