import { expect, test } from "@playwright/test";
import { type OpenStates, open, openStates } from "./probes/open-states.ts";
import { lostFocus } from "./probes/pressing.ts";

const plain = (path: string): OpenStates => ({ path, opens: {} });

/** What takes another thing's place, and what leaves: first all that is there, then these. */
const last = ["^button (Pages|Text|Design|Check|Download)", "^button (Close|Delete)"];

const { desk, pictures, project, composer } = openStates;

/** Every tool, as it comes or with something in it. */
const tools: Record<string, OpenStates> = {
  landing: plain("/"),
  layouts: plain("/layouts"),
  trade: plain("/layouts/architecture-and-building"),
  layout: plain("/layouts/arch/arch-0001"),
  planner: plain("/packages"),
  colour: plain("/guides/brand-color-structure"),
  install: plain("/guides/save-the-website-as-webapp"),
  reference: plain("/stylesheet/button"),
  offline: plain("/offline"),
  search: plain("/search"),
  desk,
  pictures,
  project,
  composer,
};

for (const [name, states] of Object.entries(tools))
  test(`no press loses the focus: ${name}`, async ({ page }) => {
    // Pressing every control of a tool takes minutes.
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      window.print = () => {};
    });
    page.on("dialog", (dialog) => dialog.accept());
    page.on("popup", (popup) => popup.close());
    await open(page, states);
    const { pressed, lost } = await lostFocus(page, () => open(page, states), last);
    test.info().annotations.push({ type: "pressed", description: String(pressed.length) });
    expect(pressed.length).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });
