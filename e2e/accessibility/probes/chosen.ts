import type { ElementHandle, Page } from "@playwright/test";

/** How a control says that it is chosen, and how one is made to say so. */
const states = {
  "[aria-pressed]": (it: Element, on: boolean) => it.setAttribute("aria-pressed", String(on)),
  "[aria-selected]": (it: Element, on: boolean) => it.setAttribute("aria-selected", String(on)),
  "[aria-checked]": (it: Element, on: boolean) => it.setAttribute("aria-checked", String(on)),
  "[data-tab][aria-expanded]": (it: Element, on: boolean) =>
    it.setAttribute("aria-expanded", String(on)),
  "a[aria-current]": (it: Element, on: boolean) =>
    on ? it.setAttribute("aria-current", "page") : it.removeAttribute("aria-current"),
  "input[type=radio], input[type=checkbox]": (it: Element, on: boolean) => {
    (it as HTMLInputElement).checked = on;
  },
};

/** What a person would call the same kind of control: one of each is enough. */
const kindOf = ({ localName, className, parentElement: around }: Element) =>
  [localName, className, "in", around?.localName, around?.className].join(" ");

/** The control with its label, and what is drawn around it. */
async function photograph(
  page: Page,
  control: ElementHandle<Element>,
): Promise<Buffer | undefined> {
  const clip = await control.evaluate((it) => {
    const whole = it.closest("label") ?? it;
    whole.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = whole.getBoundingClientRect();
    const front = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (front && !front.contains(whole)) return undefined;
    const isShown = whole.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    const left = Math.max(0, x - 6);
    const top = Math.max(0, y - 6);
    return isShown && left < innerWidth && top < innerHeight
      ? { x: left, y: top, width: width + 12, height: height + 12 }
      : undefined;
  });
  return clip && page.screenshot({ clip });
}

/**
 * Controls whose choice cannot be seen: photographed chosen and not chosen, they look the same.
 * Kinds that are known have been looked at.
 */
export async function invisibleSelections(page: Page, known: Set<string>): Promise<string[]> {
  const alike: string[] = [];
  for (const [selector, set] of Object.entries(states))
    for (const control of await page.$$(`:is(${selector}):not([inert] *)`)) {
      const kind = await control.evaluate(kindOf);
      if (known.has(kind)) continue;
      await control.evaluate(set, false);
      const without = await photograph(page, control);
      if (!without) continue;
      known.add(kind);
      await control.evaluate(set, true);
      if ((await photograph(page, control))?.equals(without)) alike.push(`looks alike: ${kind}`);
    }
  return alike;
}
