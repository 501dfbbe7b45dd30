// @ts-check
import { around, stepOf } from "./part.js";

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

/**
 * Moves among the items of the open menu with the arrow keys. Tab still reaches each of them.
 * @param {KeyboardEvent} event
 */
export const moveInMenu = (event) => {
  const step = stepOf(event);
  // The lists of the combobox are opened by script, as "manual" ones, and have their own keys.
  const menu = document.querySelector("[class*=menu]:popover-open:not([popover=manual])");
  if (!step || !menu || around(event, "input, select")) return;
  event.preventDefault();
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("a, button")]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  items.at((at < 0 ? Math.min(step, 0) : at + step) % items.length)?.focus();
};

globalThis.document?.addEventListener("click", closeMenu);
globalThis.document?.addEventListener("keydown", moveInMenu);
