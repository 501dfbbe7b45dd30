import { expect, test } from "@playwright/test";

test("the before-and-after slider has an instruction and a value, and keys move it by a tenth", async ({
  page,
}) => {
  await page.goto("/view/inte-0001");
  const slider = page.locator(".compare-slider-way");
  const session = await page.context().newCDPSession(page);
  /** The value as Chromium hands it to screen readers: it is written by the stylesheet. */
  const value = async () => {
    const { root } = await session.send("DOM.getDocument", {});
    const { nodeId } = await session.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: ".compare-slider-value",
    });
    const { nodes } = await session.send("Accessibility.queryAXTree", {
      nodeId,
      role: "StaticText",
    });
    return nodes.map(({ name }) => name?.value ?? "").join("");
  };
  const part = () => slider.evaluate((it) => it.scrollLeft / (it.scrollWidth - it.clientWidth));
  await expect(slider).toHaveAccessibleDescription(/arrow keys/);
  await expect(page.locator(".compare-slider-hint")).toBeVisible();
  await expect.poll(value).toMatch(/ 50%$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The last move is made with the keyboard, so that the slider has the focus ring.
  await slider.press("Shift");
  await page.keyboard.press("ArrowRight");
  await expect.poll(part).toBeCloseTo(0.1, 2);
  await expect.poll(value).toMatch(/ 55%$/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(part).toBeCloseTo(0.2, 2);
  await page.keyboard.press("End");
  await expect.poll(part).toBeLessThanOrEqual(1);
});
