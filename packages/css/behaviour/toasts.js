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
  /** @type {Element | null | undefined} The dialog for which `toast` has made it. */
  dialog;

  constructor() {
    super();
    this.on("pointerenter pointerleave focusin focusout", () => this.#restart());
    this.on("focusin", ({ relatedTarget }) => {
      if (!this.contains(relatedTarget)) this.#before = relatedTarget;
    });
    this.on("click keydown", (event) => {
      const toast = around(event, "daylit-toasts > *");
      if (!toast || !(event.key ? event.key === "Escape" : around(event, close))) return;
      // Escape closes the message, not the dialog that the message is in.
      if (event.key) event.preventDefault();
      this.dismiss(toast);
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
    // What is left when its dialog closes stays for the page.
    if (this.dialog) for (const toast of [...this.children]) stackInUse().append(toast);
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
 * The place for messages. Everything outside a modal dialog is blocked, and a click outside closes other
 * ones, so an open dialog gets a place of its own until it closes.
 */
function stackInUse() {
  const open = "dialog:is(:modal, :popover-open)";
  const dialog =
    document.activeElement?.closest(open) ?? [...document.querySelectorAll(open)].at(-1) ?? null;
  let stack = /** @type {Toasts[]} */ ([...document.querySelectorAll("daylit-toasts")]).find(
    (each) => each.closest("dialog") === dialog,
  );
  if (!stack) {
    stack = /** @type {Toasts} */ (document.createElement("daylit-toasts"));
    // The first and the last element of a dialog have other margins.
    (dialog ?? document.body).insertBefore(stack, dialog?.lastElementChild ?? null);
    stack.className = `${prefixOf(stack)}toasts`;
    stack.dialog = dialog;
    for (const type of ["close", "toggle"])
      dialog?.addEventListener(type, () => dialog.matches(open) || stack?.remove());
  }
  return stack;
}

/**
 * Shows a short message in the page’s `<daylit-toasts>`, which is added if there is none, and in front of
 * an open dialog.
 * @param {string | Node} message
 * @param {"success" | "warning" | "danger" | "info"} [kind]
 * @returns {HTMLElement} the alert
 */
export function toast(message, kind) {
  const stack = stackInUse();
  const made = stack.make("div", `alert${kind ? ` alert-${kind}` : ""}`, {}, message);
  stack.append(made);
  return made;
}
