// @ts-check
import { around, define, Part, prefixOf, set } from "./part.js";

const close = ".close, .dl-close";

/**
 * `<daylit-toasts class="toasts">`: each alert in it is shown in the corner and leaves by itself after
 * eight seconds (`timeout`, in milliseconds). The time stops while the pointer or the focus is there.
 * An error, and a message with a link or a button in it, stays until it is closed.
 */
export class Toasts extends Part {
  /** @type {Map<Element, ReturnType<typeof setTimeout> | undefined>} */
  #timers = new Map();
  /** @type {HTMLElement | null | undefined} What had the focus before. */
  #before;

  constructor() {
    super();
    this.on("pointerenter pointerleave focusin focusout", () => this.#restart());
    this.on("focusin", ({ relatedTarget }) => {
      if (!this.contains(relatedTarget)) this.#before = relatedTarget;
    });
    this.on("click", (event) => {
      if (around(event, close)) this.#dismissAround(event);
    });
    this.on("keydown", (event) => {
      if (event.key === "Escape") this.#dismissAround(event);
    });
  }

  render() {
    set(this, { popover: "manual", role: "status" });
    let isNew = false;
    for (const toast of this.#timers.keys())
      if (toast.parentElement !== this) this.#timers.delete(toast);
    for (const toast of this.children) {
      if (this.#timers.has(toast)) continue;
      isNew = true;
      this.#timers.set(toast, undefined);
      if (!toast.querySelector(close))
        toast.append(this.make("button", "close", { "aria-label": this.dataset.close ?? "Close" }));
    }
    // In front of a dialog that was opened meanwhile. Hiding would take the focus away.
    if (isNew && !this.matches(":focus-within")) this.hidePopover();
    this.showPopover();
    this.#restart();
  }

  disconnectedCallback() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    super.disconnectedCallback();
  }

  #restart() {
    const isRead = this.matches(":hover, :focus-within");
    for (const [toast, timer] of this.#timers) {
      clearTimeout(timer);
      if (
        !isRead &&
        !toast.matches("[class*=danger]") &&
        !toast.querySelector(`a, button:not(${close})`)
      )
        this.#timers.set(
          toast,
          // Nobody reads it in a hidden window.
          setTimeout(
            () => (document.hidden ? this.#restart() : this.dismiss(toast)),
            Number(this.getAttribute("timeout") ?? 8000),
          ),
        );
    }
  }

  /** @param {Event} event */
  #dismissAround(event) {
    const toast = [...this.children].find((each) =>
      each.contains(/** @type {Node} */ (event.target)),
    );
    if (toast) this.dismiss(toast);
  }

  /**
   * Removes a message, unless the page prevents the event `dismiss` and removes it by its own means.
   * @param {Element} toast
   */
  dismiss(toast) {
    const hadFocus = toast.matches(":focus-within");
    const next = toast.nextElementSibling ?? toast.previousElementSibling;
    /** @type {HTMLElement | null | undefined} */
    const to = next?.querySelector(close) ?? this.#before;
    if (hadFocus) to?.focus();
    if (this.tell("dismiss", undefined, toast)) toast.remove();
  }
}

define("daylit-toasts", Toasts);

/**
 * Shows a short message in the page’s `<daylit-toasts>`, which is added if there is none.
 * @param {string | Node} message
 * @param {"success" | "warning" | "danger" | "info"} [kind]
 * @returns {HTMLElement} the alert
 */
export function toast(message, kind) {
  let stack = /** @type {Toasts | null} */ (document.querySelector("daylit-toasts"));
  if (!stack) {
    stack = /** @type {Toasts} */ (document.createElement("daylit-toasts"));
    document.body.append(stack);
    stack.className = `${prefixOf(stack)}toasts`;
  }
  const made = stack.make("div", `alert${kind ? ` alert-${kind}` : ""}`, {}, message);
  stack.append(made);
  return made;
}
