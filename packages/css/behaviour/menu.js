// @ts-check
import { around } from "./part.js";

/**
 * Closes the menu in which a visitor has chosen a link or a button; the browser gives the focus back to
 * the menu’s button. Items that are switched on and off, or that open something, leave it open.
 * @param {Event} event
 */
export const closeMenu = (event) => {
  const item = around(event, "a, button");
  if (!item?.matches("[aria-checked], [aria-expanded], [aria-pressed], [popovertarget]"))
    /** @type {HTMLElement | null | undefined} */ (
      item?.closest("[class*=menu]:popover-open, [class*=shell-side]:popover-open")
    )?.hidePopover();
};

globalThis.document?.addEventListener("click", closeMenu);
