import { beforeEach, expect, test } from "vitest";
import "./index.js";
import { scenarioPage, scenarios } from "../tools/behaviour-scenarios.ts";

// What the document of these tests lacks.
for (const name of ["role", "ariaLabel", "ariaExpanded", "ariaSelected", "ariaSort"]) {
  const attribute = name.replace("aria", "aria-").toLowerCase();
  Object.defineProperty(Element.prototype, name, {
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });
}
Object.defineProperty(HTMLOptionElement.prototype, "label", {
  get(this: Element) {
    return this.textContent;
  },
});
Object.defineProperty(HTMLTableSectionElement.prototype, "rows", {
  get(this: Element) {
    return this.querySelectorAll("tr");
  },
});
HTMLElement.prototype.showPopover = () => {};
HTMLElement.prototype.hidePopover = () => {};

type Field = HTMLInputElement;

function focusNext(from: Element, step: 1 | -1) {
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input, [tabindex]")];
  const reached = all.filter(
    (each) => each.tabIndex >= 0 && !each.closest("[hidden], [popover], :disabled"),
  );
  reached[reached.indexOf(from as HTMLElement) + step]?.focus();
}

function write(field: Field, value: string) {
  field.value = value;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** A key with its modifiers, such as `Control+a`, and what a browser does if nobody prevents it. */
function press(keys: string) {
  const [key = "", ...modifiers] = keys.split("+").reverse();
  const target = document.activeElement as Field;
  const init = { key, bubbles: true, cancelable: true };
  const held = Object.fromEntries(
    modifiers.map((each) => [`${each.toLowerCase().replace("control", "ctrl")}Key`, true]),
  );
  if (!target.dispatchEvent(new KeyboardEvent("keydown", { ...init, ...held }))) return;
  const isText = target.localName === "input" && target.type === "text";
  if (key === "Tab") focusNext(target, held.shiftKey ? -1 : 1);
  else if (isText && key.length === 1) write(target, target.value + key);
  else if (isText && key === "Backspace") write(target, target.value.slice(0, -1));
  else if (!isText && (key === "Enter" || key === " ")) target.click();
}

const read = (expression: string): unknown => new Function(`return ${expression}`)();
const find = <Found extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;

beforeEach(() => {
  document.body.innerHTML = scenarioPage();
});

for (const { name, focus, steps } of scenarios.filter(({ native }) => !native))
  test(name, () => {
    find(focus).focus();
    for (const [index, [key, expression, value]] of steps.entries()) {
      if (key) press(key);
      expect(read(expression), `step ${index + 1}: ${key}`).toEqual(value);
    }
  });

test("a key that ends a word of an input method is not one for the list", () => {
  const town = find<Field>("#town");
  town.focus();
  press("ArrowDown");
  const enter = { key: "Enter", bubbles: true, cancelable: true, isComposing: true };
  expect(town.dispatchEvent(new KeyboardEvent("keydown", enter))).toBe(true);
  expect([town.value, town.ariaExpanded]).toEqual(["", "true"]);
});

test("tabs leave keys with a modifier to the browser", () => {
  find("#part-tabs [aria-selected=true]").focus();
  for (const modifier of ["Control", "Alt", "Meta"]) {
    press(`${modifier}+ArrowRight`);
    expect(find("#part-tabs [aria-selected=true]").textContent, modifier).toBe("Daily");
  }
});

test("tabs leave a click with a modifier to the browser", () => {
  const second = find("#part-tabs [aria-selected=false]");
  for (const modifier of ["ctrlKey", "metaKey", "shiftKey"]) {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [modifier]: true });
    expect(second.dispatchEvent(click), modifier).toBe(true);
    expect(second.ariaSelected, modifier).toBe("false");
  }
});

test("where one reads from the right, the left arrow leads on", () => {
  const tabs = find("daylit-tabs");
  // The document of these tests knows no directions.
  const matches = (selector: string) => selector === ":dir(rtl)";
  Object.defineProperty(tabs, "matches", { value: matches });
  const links = [...tabs.querySelectorAll<HTMLElement>("nav a")];
  const chosen = () => links.indexOf(find("#part-tabs [aria-selected=true]"));
  links[0]?.focus();
  press("ArrowLeft");
  expect(chosen()).toBe(1);
  press("ArrowRight");
  expect(chosen()).toBe(0);
});

test("each part works when it is added later, and leaves nothing behind", async () => {
  const ours = "[data-made], [data-sort] > button, [role=tabpanel], [role=option]";
  const count = () => document.querySelectorAll(ours).length;
  // Written anew: what is in the page has been changed by its parts already.
  const parts = scenarioPage().match(/<section[\s\S]*?<\/form><\/section>/g) ?? [];
  expect(parts).toHaveLength(10);
  for (const html of parts) {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    place.innerHTML = html;
    // These two add nothing to the page.
    if (!/part-(menu|theme)/.test(html))
      await expect.poll(count, { message: html }).toBeGreaterThan(0);
    const added = count();
    place.remove();
    expect(place.querySelectorAll("[data-made]"), html).toHaveLength(0);
    // A copy of the page, as tools keep it that go back to a page without loading it.
    document.body.append(place);
    place.replaceWith(place.cloneNode(true));
    await expect.poll(count, { message: html }).toBe(added);
  }
});

test("a list whose options come later shows them, and takes the chosen one", async () => {
  const town = find<Field>("#town");
  town.focus();
  write(town, "gl");
  expect(town.ariaExpanded).toBe("false");
  // As an answer from a server arrives.
  find("#towns").append(Object.assign(document.createElement("option"), { value: "Gloucester" }));
  await expect.poll(() => town.ariaExpanded).toBe("true");
  find("[role=option][value=Gloucester]").click();
  expect([town.value, document.activeElement]).toEqual(["Gloucester", town]);
});

test("table: Shift and a click select everything between", () => {
  const boxes = document.querySelectorAll<Field>("#part-table tbody input");
  boxes[0]?.click();
  boxes[2]?.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true }));
  expect(document.querySelectorAll("tr[aria-selected=true]")).toHaveLength(3);
});

test("command menu: what an arrow chose before the dialog's event came stays chosen", () => {
  const field = find<Field>("#part-command input");
  field.focus();
  press("ArrowDown");
  const chosen = field.getAttribute("aria-activedescendant");
  expect(chosen).not.toBeNull();
  const opened = Object.assign(new Event("toggle"), { oldState: "closed", newState: "open" });
  find("#part-command dialog").dispatchEvent(opened);
  expect(field.getAttribute("aria-activedescendant")).toBe(chosen);
});

test("command menu: a new search begins empty, also where one event tells of closed and open", () => {
  const field = find<Field>("#part-command input");
  const toggled = (oldState: string, newState: string) => {
    field.value = "ne";
    const event = Object.assign(new Event("toggle"), { oldState, newState });
    field.closest("dialog")?.dispatchEvent(event);
    return field.value;
  };
  // What was typed while it opened stays.
  expect(toggled("closed", "open")).toBe("ne");
  expect(toggled("open", "closed")).toBe("");
  expect(toggled("open", "open")).toBe("");
});

test("menu: the arrow keys move through an open one and go round", () => {
  const menu = find("#order-menu");
  const items = [...menu.querySelectorAll<HTMLElement>("a, button")];
  // The document of these tests opens no popover.
  const { querySelector } = document;
  document.querySelector = ((selector: string) =>
    selector.includes(":popover-open")
      ? menu
      : querySelector.call(document, selector)) as typeof querySelector;
  try {
    find("[popovertarget]").focus();
    press("ArrowUp");
    expect(document.activeElement).toBe(items.at(-1));
    press("ArrowDown");
    expect(document.activeElement).toBe(items[0]);
    press("ArrowDown");
    expect(document.activeElement).toBe(items[1]);
  } finally {
    document.querySelector = querySelector;
  }
});
