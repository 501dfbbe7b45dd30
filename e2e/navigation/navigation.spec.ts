import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

/** Documents asked for since the last time, by the page or by the browser itself. */
function asking(page: Page) {
  const asked: { path: string; whole: boolean }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.frame() !== page.mainFrame() || /\.\w+$/.test(pathname)) return;
    asked.push({ path: pathname, whole: request.isNavigationRequest() });
  });
  return () => asked.splice(0);
}

/** Each kind of link: where it stands, and where it leads. */
const links: Record<string, { from: string; link: string; to: string; focus?: true }> = {
  "top bar": { from: "/packages", link: ".top-bar nav a", to: "/documentation" },
  sidebar: { from: "/packages", link: '.sidebar a[href="/projects"]', to: "/projects" },
  footer: { from: "/packages", link: '.footer a[href="/privacy"]', to: "/privacy" },
  "a text": {
    from: "/documentation/getting-started",
    link: '.article a[href="/documentation/theming"]',
    to: "/documentation/theming",
    focus: true,
  },
  "a card": {
    from: "/stylesheet",
    link: '.part-card a[href="/stylesheet/card"]',
    to: "/stylesheet/card",
    focus: true,
  },
};

test("links have their page ready before the click, and load no document", async ({ page }) => {
  const asked = asking(page);
  for (const [place, { from, link, to, focus }] of Object.entries(links)) {
    await page.goto(from);
    await hydrate(page);
    asked();
    const target = page.locator(link).first();
    const ready = page.waitForResponse((response) => new URL(response.url()).pathname === to);
    if (focus) {
      // Over the text: what the focus scrolls under the pointer does not end the prefetch.
      await page.mouse.move(640, 600);
      await target.focus();
    } else await target.hover();
    await (await ready).finished();
    expect(asked(), place).toContainEqual({ path: to, whole: false });
    await target.press("Enter");
    await expect(page, place).toHaveURL(new RegExp(`${to}$`));
    expect(
      asked().filter(({ path, whole }) => path === to || whole),
      place,
    ).toEqual([]);
  }
});

test("a chosen trade's picture travels, unless less motion is preferred", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/layouts");
    await hydrate(page);
    await page.evaluate(() => {
      const start = document.startViewTransition?.bind(document);
      Object.assign(window, { transitions: 0 });
      document.startViewTransition = (update) => {
        (window as unknown as { transitions: number }).transitions += 1;
        return start(update);
      };
    });
    await page.getByRole("link", { name: "Wedding" }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding");
    const transitions = await page.evaluate(() => (window as { transitions?: number }).transitions);
    expect(transitions, reducedMotion).toBe(reducedMotion === "reduce" ? 0 : 1);
  }
});
