import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "./hydration.ts";

/** Addresses asked for since the last time; what a page needs to be shown, nothing else. */
function asking(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const document = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (/\.(data|js)$/.test(pathname) || document) asked.push(pathname);
  });
  return () => asked.splice(0);
}

/** Each kind of link: where it stands, and where it leads. */
const links: Record<string, { from: string; link: string; data: string; focus?: true }> = {
  "top bar": { from: "/packages", link: ".top-bar nav a", data: "/documentation.data" },
  sidebar: { from: "/packages", link: '.sidebar a[href="/projects"]', data: "/projects.data" },
  footer: { from: "/packages", link: '.footer a[href="/pictures"]', data: "/pictures.data" },
  "a text": {
    from: "/documentation/getting-started",
    link: '.article a[href="/documentation/theming"]',
    data: "/documentation/theming.data",
    focus: true,
  },
  "a card": {
    from: "/stylesheet",
    link: '.part-card a[href="/stylesheet/card"]',
    data: "/stylesheet/card.data",
    focus: true,
  },
};

test("links have their page ready before the click, and load no document", async ({ page }) => {
  const asked = asking(page);
  for (const [place, { from, link, data, focus }] of Object.entries(links)) {
    await page.goto(from);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    asked();
    const target = page.locator(link).first();
    if (focus) await target.focus();
    else await target.hover();
    const early: string[] = [];
    await expect.poll(() => early.push(...asked()) && early, place).toContain(data);
    await page.waitForLoadState("networkidle");
    asked();
    await target.press("Enter");
    await expect(page, place).toHaveURL(new RegExp(`${data.replace(".data", "")}$`));
    expect(
      asked().filter((path) => !path.includes(".")),
      place,
    ).toEqual([]);
  }
});

test("the text of the next chapter is there before the click", async ({ page }) => {
  const asked = asking(page);
  await page.goto("/documentation");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  asked();
  const early: string[] = [];
  await page.locator(".page-nav-next").focus();
  await expect
    .poll(() => early.push(...asked()) && early.some((path) => /getting-started.*\.js$/.test(path)))
    .toBe(true);
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
