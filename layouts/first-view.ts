import type { Page } from "@playwright/test";

/** What a visitor meets before scrolling, on a phone and at a desk. */
export type FirstView = {
  /** Whether the hero's one action stands whole on the first screen. */
  actionAt: { phone: boolean; desk: boolean };
  /** Height of everything above the hero in a window of 390 px. */
  phoneHeader: number;
  /** Pictures that are shown larger than their largest file at 1440 px. */
  stretched: number;
};

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** The hero's button; in heroes that are a choice of ways, the first of them. */
const actionInView = () => {
  const hero = document.querySelector("main > :first-child");
  const action = hero?.querySelector(".button-primary") ?? hero?.querySelector("a");
  if (!action) return false;
  const { top, bottom, left, right } = action.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
};

/** Cut to fill their place, and zoomed where a detail is shown. */
const stretchedPictures = () =>
  [...document.images].filter((image) => {
    const zoom = Number.parseFloat(getComputedStyle(image).scale) || 1;
    const [width, height] = [image.width, image.height].map(Number);
    const natural = [image.getAttribute("width"), image.getAttribute("height")].map(Number);
    const cover = Math.max((width ?? 0) / (natural[0] ?? 1), (height ?? 0) / (natural[1] ?? 1));
    return cover * zoom > 1.01;
  }).length;

export async function firstView(page: Page): Promise<FirstView> {
  await page.setViewportSize(phone);
  const onPhone = await page.evaluate(actionInView);
  const phoneHeader = await page.evaluate(() =>
    Math.round(document.querySelector("main")?.getBoundingClientRect().top ?? 0),
  );
  await page.setViewportSize(desk);
  const onDesk = await page.evaluate(actionInView);
  const stretched = await page.evaluate(stretchedPictures);
  return { actionAt: { phone: onPhone, desk: onDesk }, phoneHeader, stretched };
}
