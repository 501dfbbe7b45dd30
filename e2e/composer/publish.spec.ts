import { fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { expect, type Locator, test } from "../support/browsers/under-policy.ts";
import { longTimeout, opened } from "../support/composer/composer.ts";
import { routeHost } from "../support/network/fake-host.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("published by keyboard on a phone, over a cut connection; then one price, and back again", async ({
  page,
  context,
}) => {
  const netlify = fakeNetlify();
  netlify.detectForms();
  let puts = 0;
  await routeHost(context, netlify, {
    api: "https://api.netlify.com/",
    site: "https://ida.netlify.app/",
    // Once, in the middle.
    cut: (method) => method === "PUT" && ++puts === 5,
  });
  let pressed = 0;
  const press = async (control: Locator) => {
    pressed++;
    await control.press("Enter", longTimeout);
  };
  const panel = page.locator(".compose-publish");
  const publish = panel.getByRole("button", { name: "Publish", exact: true });

  await opened(page);
  await press(page.locator("[data-tab=take]"));
  await press(panel.getByRole("button", { name: /^Netlify/ }));
  await panel.getByLabel("Access token").fill(key);
  await panel.getByLabel("Keep it on this device").press("Space");
  await press(publish);
  await press(page.getByRole("button", { name: "Publish anyway" }));
  await expect(panel.getByText("can’t be reached")).toBeVisible(longTimeout);
  expect((await netlify.online()).size).toBe(0);
  // With the tap that opens the host’s page, and those that tick the box and go on: eight.
  expect(pressed).toBeLessThanOrEqual(5);
  await press(publish);
  await press(page.getByRole("button", { name: "Publish anyway" }));
  await expect(panel.getByText(/^Published: /)).toBeVisible(longTimeout);
  await expect(panel.getByText("published just now")).toBeVisible();
  const first = (await netlify.online()).get("index.html");
  expect(first).toContain("Pinch");

  // Another day, on the page for quick updates.
  await page.goto("/update");
  pressed = 0;
  netlify.requests.length = 0;
  await press(page.getByRole("button", { name: "Pinch & Proof" }));
  await press(page.locator("summary", { hasText: "Prices" }));
  pressed++;
  await page.locator('[data-field$=".price"]').first().fill("£77");
  await expect(panel.getByText(/^Will change: prices, \d+ files\.$/)).toBeVisible(longTimeout);
  await press(publish);
  await expect(panel.getByText(/^Published: /)).toBeVisible(longTimeout);
  expect(pressed).toBeLessThanOrEqual(6);
  const sent = netlify.requests.filter(({ key: request }) => request.startsWith("PUT"));
  console.log(`${sent.length} files, ${sent.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect((await netlify.online()).get("index.html")).toContain("£77");

  await panel.locator("summary", { hasText: "Earlier versions" }).press("Enter");
  await press(panel.getByRole("button", { name: "Bring back: First publication" }));
  await expect(panel.getByText("The earlier version is online again")).toBeVisible(longTimeout);
  expect((await netlify.online()).get("index.html")).toBe(first);
});
