// @ts-check
import { around, define, Part, set, stepOf } from "./part.js";

/** @typedef {HTMLTableCellElement} Cell */

/**
 * `<daylit-table>` around a table: headings with `data-sort` sort it (`data-sort="number"` by figures),
 * checkboxes in its rows select them, one in its head selects all.
 */
export class Table extends Part {
  /** @type {HTMLInputElement | undefined} The checkbox at which a range begins. */
  #anchor;

  constructor() {
    super();
    this.on("click", (event) => {
      const heading = around(event, "[data-sort] > button")?.parentElement;
      if (heading) this.sort(/** @type {Cell} */ (heading));
      else this.#check(event.target, event.shiftKey);
    });
    this.on("change", () => this.#mark());
    this.on("keydown", (event) => this.#press(event));
  }

  /** @returns {HTMLInputElement[]} */
  get #boxes() {
    return this.all("tbody [type=checkbox]");
  }

  /** @returns {HTMLInputElement | undefined} */
  get #head() {
    return /** @type {HTMLInputElement[]} */ (this.all("thead [type=checkbox]"))[0];
  }

  render() {
    for (const heading of this.all("th[data-sort]")) {
      heading.ariaSort ??= "none";
      // It holds the author’s own words, and stays when the element goes.
      if (!heading.querySelector("button"))
        heading.append(
          this.make("button", "button-quiet", { "data-made": null }, ...heading.childNodes),
        );
    }
    if (this.#head) this.#head.hidden = false;
    this.#mark();
  }

  /**
   * Sorts by a column: upwards, or downwards if it was sorted upwards. A page that sorts by its own
   * means prevents the event `sort`.
   * @param {Cell} heading
   */
  sort(heading) {
    const direction = heading.ariaSort === "ascending" ? "descending" : "ascending";
    const column = heading.cellIndex;
    for (const each of this.all("th[data-sort]"))
      each.ariaSort = each === heading ? direction : "none";
    if (!this.tell("sort", { column, direction })) return;
    const { compare } = new Intl.Collator(document.documentElement.lang || undefined, {
      numeric: true,
    });
    const isNumber = heading.dataset.sort === "number";
    const sign = direction === "ascending" ? 1 : -1;
    /** @param {HTMLTableRowElement} row */
    const value = (row) => {
      const cell = row.cells[column];
      const exact = cell?.querySelector("data, time");
      return (
        exact?.getAttribute("value") ??
        exact?.getAttribute("datetime") ??
        cell?.textContent ??
        ""
      ).trim();
    };
    /**
     * A cell without a figure comes last, whatever the direction.
     * @param {string} text
     */
    const figure = (text) => {
      const number = Number.parseFloat(text.replace(/[^\d.−-]/g, "").replace("−", "-"));
      return Number.isNaN(number) ? sign / 0 : number;
    };
    for (const body of /** @type {HTMLTableSectionElement[]} */ (this.all("tbody"))) {
      /** @type {[HTMLTableRowElement, string][]} */
      const rows = [...body.rows].map((row) => [row, value(row)]);
      rows.sort(([, a], [, b]) => sign * (isNumber ? figure(a) - figure(b) : compare(a, b)));
      body.append(...rows.map(([row]) => row));
    }
  }

  /** Shows by `aria-selected` which rows are selected. */
  #mark() {
    const boxes = this.#boxes;
    for (const box of boxes)
      set(/** @type {Element} */ (box.closest("tr")), { "aria-selected": box.checked });
    const chosen = boxes.filter(({ checked }) => checked).length;
    const head = this.#head;
    if (!head) return;
    head.checked = chosen > 0 && chosen === boxes.length;
    head.indeterminate = chosen > 0 && chosen < boxes.length;
  }

  /**
   * @param {HTMLInputElement} box
   * @param {boolean} [extends_] from the one that was clicked before
   */
  #check(box, extends_) {
    const boxes = this.#boxes;
    if (box === this.#head) return this.#set(boxes, box.checked);
    if (!boxes.includes(box)) return;
    const anchor = this.#anchor;
    if (extends_ && anchor) {
      const [from = 0, to = 0] = [boxes.indexOf(anchor), boxes.indexOf(box)].sort((a, b) => a - b);
      this.#set(boxes.slice(Math.max(from, 0), to + 1), box.checked);
    }
    this.#anchor = box;
  }

  /**
   * By a click, so that a framework hears of it.
   * @param {HTMLInputElement[]} boxes
   * @param {boolean} checked
   */
  #set(boxes, checked) {
    for (const box of boxes) if (box.checked !== checked && !box.disabled) box.click();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const boxes = this.#boxes;
    const from = boxes.indexOf(/** @type {HTMLInputElement} */ (event.target));
    if (from < 0) return;
    const { key, shiftKey } = event;
    const step = stepOf(event);
    if (step) {
      const next = boxes[from + step];
      if (shiftKey && next) this.#set([next], !!boxes[from]?.checked);
      next?.focus();
    } else if (key === "a" && (event.ctrlKey || event.metaKey)) this.#set(boxes, true);
    else return;
    event.preventDefault();
  }
}

define("daylit-table", Table);
