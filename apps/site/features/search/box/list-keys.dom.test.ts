import { expect, test, vi } from "vitest";
import { listKeys } from "./list-keys.ts";

document.body.innerHTML = `<input><div>${["a", "b", "c"]
  .map((id) => `<a role="option" id="${id}" href="#${id}">${id}</a>`)
  .join("")}</div>`;
const field = document.querySelector("input") as HTMLInputElement;
const list = document.querySelector("div") as HTMLElement;
const keys = listKeys(field, list);
const clicked = vi.fn();
list.addEventListener("click", (event) => {
  event.preventDefault();
  clicked((event.target as Element).id, event.ctrlKey);
});

/** Whether the key was taken from the browser. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  !field.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...init }));
const active = () => field.getAttribute("aria-activedescendant");

test("arrows go round, Home and End to the ends; other keys are the field's", () => {
  keys.update();
  const went = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => {
    expect(press(key), key).toBe(true);
    return active();
  });
  expect(went).toEqual(["b", "c", "a", "c", "a", "c"]);
  expect(list.querySelector("[aria-selected=true]")?.id).toBe("c");
  expect(press("ArrowLeft")).toBe(false);
});

test("Enter clicks the active option with its modifiers, not while an input method has it", () => {
  press("Home");
  expect(press("Enter", { isComposing: true })).toBe(false);
  expect(press("ArrowDown", { isComposing: true })).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  press("Enter");
  press("Enter", { ctrlKey: true });
  expect(clicked.mock.calls).toEqual([
    ["a", false],
    ["a", true],
  ]);
  keys.none();
  press("Enter");
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("an option below a moving pointer is the active one; an empty list leaves every key", () => {
  list.lastElementChild?.dispatchEvent(new Event("pointermove", { bubbles: true }));
  expect(active()).toBe("c");
  list.replaceChildren();
  keys.update();
  expect([active(), field.getAttribute("aria-expanded"), press("Enter")]).toEqual([
    null,
    "false",
    false,
  ]);
});
