import { fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import { longTimeout, opened, ready } from "../support/composer/composer.ts";
import { routeHost } from "../support/network/fake-host.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** As in a build whose operator has an id at Netlify (NETLIFY_CLIENT_ID). */
const withClient = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === "/compose",
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const name = /data-props="\{/;
      expect(text).toMatch(name);
      const island = text.replace(
        /(data-island="composer\/Compose"[^>]*data-props=")\{/,
        "$1{&quot;netlifyClient&quot;:&quot;id-of-daylit&quot;,",
      );
      await route.fulfill({ response: answer, body: island });
    },
  );

test("Netlify's own sign-in leads back to the site, which goes online with one more press", async ({
  page,
  context,
}) => {
  const netlify = fakeNetlify();
  await routeHost(context, netlify, {
    api: "https://api.netlify.com/",
    site: "https://ida.netlify.app/",
    cut: () => false,
  });
  /** What the owner does at Netlify: refuses, or lets us in. */
  let letIn = false;
  await context.route("https://app.netlify.com/authorize?*", (route) => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get("client_id")).toBe("id-of-daylit");
    const answer = letIn ? `access_token=${key}&token_type=Bearer` : "error=access_denied";
    const back = `${asked.get("redirect_uri")}#${answer}&state=${asked.get("state")}`;
    return route.fulfill({
      contentType: "text/html",
      body: `<title>Netlify</title><a href="${back}">Authorize</a>`,
    });
  });
  await withClient(page);
  const frame = await opened(page);
  const headline = frame.locator("h1").first();
  await page.locator("[data-tab=take]").click();
  const panel = page.locator(".compose-publish");
  await panel.getByRole("button", { name: /^Netlify/ }).click();
  const name = panel.getByLabel("Name of the new site");
  await name.fill("ida-bakes");
  const signIn = panel.getByRole("button", { name: "Sign in at Netlify" });
  await signIn.click();
  await page.getByRole("link", { name: "Authorize" }).click();

  await ready(page);
  await expect(panel.getByText("you didn’t let us in")).toBeVisible(longTimeout);
  letIn = true;
  await signIn.click();
  await page.getByRole("link", { name: "Authorize" }).click();
  await ready(page);
  await expect(panel.getByText("You are signed in at Netlify.")).toBeVisible(longTimeout);
  await expect(name).toHaveValue("ida-bakes");
  await expect(headline).toBeAttached();
  expect(new URL(page.url()).hash).toBe("#edit");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(key);

  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish anyway" }).click();
  await expect(panel.getByText(/^Published: /)).toBeVisible(longTimeout);
  expect((await netlify.online()).get("index.html")).toContain("Pinch");

  // Back through the history: no address on the way holds the key.
  for (const _ of "12345") {
    await page.goBack();
    expect(page.url()).not.toContain(key);
    if (page.url().includes("netlify.com")) break;
  }
});

test("a link with somebody's key signs nobody in", async ({ page }) => {
  await withClient(page);
  await opened(page);
  await page.goto("/");
  await page.goto(`/compose#access_token=${key}&state=theirs`);
  await expect(page.locator("h1")).toBeVisible();
  await expect.poll(() => page.url()).not.toContain("theirs");
  expect(await page.locator(".compose-publish").count()).toBe(0);
});
