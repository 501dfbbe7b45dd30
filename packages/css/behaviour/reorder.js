// @ts-check
import { around, define, Part, set } from "./part.js";

/**
 * `<daylit-reorder>` around an `ol` or `ul`: each item gets a handle that is dragged, or moved with the
 * arrow keys. The event `reorder` has `{ item, from, to }`; preventing it puts the item back.
 */
export class Reorder extends Part {
  /** @type {Element | undefined} */
  #dragged;
  #from = 0;

  constructor() {
    super();
    this.on("keydown", (event) => this.#press(event));
    this.on("pointerdown", (event) => {
      const item = this.#itemAt(event);
      if (!item || event.button) return;
      // A drag selects no text, and the handle keeps the focus.
      event.preventDefault();
      const handle = /** @type {HTMLElement} */ (event.target);
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      this.#from = this.#items.indexOf(item);
      this.#dragged = item;
      set(item, { "data-dragged": "" });
    });
    this.on("pointermove", ({ clientY }) => this.#follow(clientY));
    this.on("pointerup pointercancel lostpointercapture", () => this.#drop());
  }

  get #items() {
    return [...(this.querySelector("ol, ul")?.children ?? [])];
  }

  render() {
    for (const item of this.#items) {
      const known = item.querySelector("[data-handle]");
      const name = item.getAttribute("data-name") ?? item.textContent.trim();
      const label = { "aria-label": `${this.dataset.move ?? "Move"} ${name}` };
      if (known) set(known, label);
      else item.prepend(this.make("button", "button-quiet", { "data-handle": "", ...label }));
    }
    if (!this.querySelector(":scope > [role=status]"))
      this.append(this.make("span", "visually-hidden", { role: "status" }));
  }

  /** @param {Event} event */
  #itemAt(event) {
    const handle = around(event, "[data-handle]");
    return handle ? this.#items.find((item) => item.contains(handle)) : undefined;
  }

  /**
   * The neighbours move, never the item: it keeps focus and pointer.
   * @param {Element} item
   * @param {number} to
   */
  #place(item, to) {
    let at = this.#items.indexOf(item);
    for (; at < to; at++) if (item.nextElementSibling) item.before(item.nextElementSibling);
    for (; at > to; at--) if (item.previousElementSibling) item.after(item.previousElementSibling);
    item.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} y */
  #follow(y) {
    const item = this.#dragged;
    if (!item) return;
    const items = this.#items;
    const at = items.indexOf(item);
    const middle = (/** @type {Element} */ each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2;
    };
    const before = items.findIndex((each, index) => index < at && y < middle(each));
    const after = items.findLastIndex((each, index) => index > at && y > middle(each));
    if (before >= 0) this.#place(item, before);
    else if (after >= 0) this.#place(item, after);
  }

  #drop() {
    const item = this.#dragged;
    if (!item) return;
    this.#dragged = undefined;
    set(item, { "data-dragged": null });
    this.#end(item);
  }

  /** @param {Element} item */
  #end(item) {
    const items = this.#items;
    const to = items.indexOf(item);
    if (to === this.#from) return;
    const status = this.querySelector(":scope > [role=status]");
    if (status) status.textContent = `${to + 1} / ${items.length}`;
    if (!this.tell("reorder", { item, from: this.#from, to })) this.#place(item, this.#from);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const item = this.#itemAt(event);
    if (!item) return;
    const items = this.#items;
    const at = items.indexOf(item);
    const last = items.length - 1;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (event.key === "Escape" && this.#dragged) {
      this.#place(item, this.#from);
      this.#drop();
    } else if (to !== undefined) {
      this.#from = at;
      this.#place(item, Math.min(Math.max(to, 0), last));
      this.#end(item);
    } else return;
    event.preventDefault();
  }
}

define("daylit-reorder", Reorder);
