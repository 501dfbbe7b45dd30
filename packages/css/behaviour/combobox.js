// @ts-check
import { Listbox } from "./listbox.js";
import { changed, define, idOf, set } from "./part.js";

/**
 * `<daylit-combobox>` around a field with a `datalist`: the same suggestions, but searched anywhere in
 * the word, with our looks and the same keys in every browser. Options may be added at any time.
 */
export class Combobox extends Listbox {
  // Words that are not on the list are allowed: Enter sends them.
  takesFirst = false;

  render() {
    const source = this.querySelector("datalist");
    const input = this.querySelector("input");
    if (!source || !input) return;
    // The browser’s own list would lie over ours.
    set(input, { list: null });
    const isMade = this.list?.isConnected;
    const list = isMade ? this.list : this.make("div", "menu", { popover: "manual" });
    if (!isMade) this.append(list);
    this.hold(input, list);
    list.replaceChildren(
      ...Array.from(source.options, ({ value, label }) =>
        this.make("button", "", { role: "option", tabindex: -1, value }, label || value),
      ),
    );
    this.tie();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    const source = this.querySelector("datalist");
    if (source) set(this.input, { list: idOf(source) });
  }

  /** @param {HTMLElement} option */
  choose(option) {
    const { input } = this;
    // React compares with what was last assigned to `value`, and would miss such an assignment.
    input.setRangeText(
      /** @type {HTMLButtonElement} */ (option).value,
      0,
      input.value.length,
      "end",
    );
    changed(input);
    this.close();
  }
}

define("daylit-combobox", Combobox);
