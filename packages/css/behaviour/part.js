// @ts-check

// A server has no elements. The classes can be imported there all the same.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

let count = 0;

/**
 * The element’s id; one that has none gets one.
 * @param {Element} element
 */
export const idOf = (element) => {
  element.id ||= `daylit-${++count}`;
  return element.id;
};

/**
 * Sets attributes; null removes one.
 * @param {Element} element
 * @param {Record<string, unknown>} attributes
 */
export const set = (element, attributes) => {
  for (const name in attributes)
    if (attributes[name] === null) element.removeAttribute(name);
    else element.setAttribute(name, /** @type {string} */ (attributes[name]));
};

/**
 * The closest element around the target of an event.
 * @param {Event} event
 * @param {string} selector
 */
export const around = ({ target }, selector) =>
  /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(selector));

/**
 * Down or up, by an arrow key.
 * @param {KeyboardEvent} event
 */
export const stepOf = ({ key }) => ({ ArrowDown: 1, ArrowUp: -1 })[key];

/**
 * Tells the page that a visitor has changed a field.
 * @param {Element} field
 */
export const changed = (field) => {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * The prefixed stylesheet has `dl-` before its names.
 * @param {Element} element
 */
export const prefixOf = (element) =>
  getComputedStyle(element).getPropertyValue("--dl-brand") && "dl-";

/**
 * @param {string} name
 * @param {CustomElementConstructor} type
 */
export const define = (name, type) => {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, type);
};

/**
 * An element that adds behaviour to the ordinary markup inside it. It works on whatever is there
 * when it enters the page and on everything that is added, changed or removed later.
 */
export class Part extends Base {
  /** @type {MutationObserver | undefined} */
  #observer;

  connectedCallback() {
    this.#clean();
    this.#observer = new MutationObserver((records) => {
      // Changes inside generated elements are our own.
      if (records.some(({ target }) => !target.parentElement?.closest("[data-made]")))
        this.update();
    });
    this.#observer.observe(this, {
      attributeFilter: ["data-value", "disabled"],
      characterData: true,
      childList: true,
      subtree: true,
    });
    this.update();
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
    this.#clean();
  }

  /** Reads the markup again. Call it after setting a value by script, which browsers do not report. */
  update() {
    if (!this.isConnected) return;
    this.render();
    this.#observer?.takeRecords();
  }

  render() {}

  /** Generated elements go, also those in a copy of the page that some tool has kept. */
  #clean() {
    for (const made of this.all(`[data-made=${this.localName}]`)) made.remove();
  }

  /**
   * @param {string} types
   * @param {(event: any) => void} handler
   */
  on(types, handler) {
    // In the capture phase too, because `toggle` does not bubble.
    for (const type of types.split(" ")) this.addEventListener(type, handler, type === "toggle");
  }

  /**
   * @template {HTMLElement} [Found=HTMLElement]
   * @param {string} selector
   */
  all(selector) {
    return [.../** @type {NodeListOf<Found>} */ (this.querySelectorAll(selector))];
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {string} classes
   * @param {Record<string, unknown>} [attributes]
   * @param {(string | Node)[]} content
   */
  make(tag, classes, attributes, ...content) {
    const made = document.createElement(tag);
    set(made, {
      class: classes ? classes.replace(/\S+/g, `${prefixOf(this)}$&`) : null,
      type: tag === "button" ? tag : null,
      "data-made": this.localName,
      ...attributes,
    });
    made.append(...content);
    return made;
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   * @param {Element} [from]
   * @returns {boolean} whether the page lets the default action happen
   */
  tell(type, detail, from = this) {
    return from.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true, detail }));
  }
}
