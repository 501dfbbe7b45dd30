import { expect, type Page, test } from "@playwright/test";
import { loadSamples, sampleFrame } from "../support/built/samples.ts";
import { hydrate } from "../support/network/hydration.ts";

const sample = "/samples/card/row.html";

/** A page on another host that frames a sample and sends it markup. */
const stranger = (address: string) => `<!doctype html><title>Stranger</title>
<iframe src="${address}" sandbox="allow-scripts allow-forms"></iframe>
<script>
  onmessage = ({ data }) => { document.title = "heard " + JSON.stringify(data); };
  document.querySelector("iframe").onload = ({ target }) => {
    target.contentWindow.postMessage({ dir: "ltr", text: "", html: "<p id=put>put in</p>" }, "*");
    document.documentElement.dataset.sent = "";
  };
</script>`;

async function visitStranger(page: Page, address: string) {
  await page.route("http://stranger.test/", (route) =>
    route.fulfill({ contentType: "text/html", body: stranger(address) }),
  );
  await page.goto("http://stranger.test/");
  await expect(page.locator("html")).toHaveAttribute("data-sent", "");
}

test("a sample is not shown on another site", async ({ page, baseURL }) => {
  await visitStranger(page, baseURL + sample);
  await expect(page.frameLocator("iframe").locator(".card")).toHaveCount(0);
});

test("where a host sends no headers, a sample hears and tells nobody but its own site", async ({
  page,
  baseURL,
}) => {
  await page.route(`**${sample}`, async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    // The stranger’s server passes the document on as if it were any.
    await route.fulfill({
      response,
      headers: { ...headers, "cross-origin-resource-policy": "cross-origin" },
    });
  });
  await visitStranger(page, baseURL + sample);
  const inside = page.frameLocator("iframe");
  await expect(inside.locator(".card").first()).toBeVisible();
  // What was sent has been received once the frame has answered something that was asked later.
  await inside.locator("body").evaluate(() => new Promise(requestAnimationFrame));
  await expect(inside.locator("#put")).toHaveCount(0);
  expect(await page.title()).toBe("Stranger");
});

test("a link leads to a place in the sample or nowhere, whatever it is called", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("http://evil.test/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "evil" });
  });
  await page.goto("/stylesheet/card");
  await hydrate(page);
  const example = page.locator(".example").first();
  await example.getByRole("button", { name: "Edit" }).click();
  await example.getByRole("textbox", { name: /^Edit the code/ }).fill(
    `<a id=x href="http://evil.test/#x">out</a>
     <map name=m><area id=y href="http://evil.test/#y" shape=default></map>
     <img usemap=#m width=40 height=40 alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">
     <a id=in href="#there">in</a><p id=there>there</p>`,
  );
  const inside = example.locator("iframe").contentFrame();
  for (const target of ["#x", "img", "#in"]) await inside.locator(target).click();
  await expect(inside.locator("#there:target")).toHaveText("there");
  expect(asked).toEqual([]);
});

test("a frame is never taller than ten thousand pixels", async ({ page }) => {
  await page.goto("/stylesheet/card");
  await hydrate(page);
  await loadSamples(page);
  const frame = page.locator(".sample iframe").first();
  const height = () => frame.evaluate((element) => element.clientHeight);
  // Sent until it is received: the listener is added a moment after hydration.
  const boast = () =>
    sampleFrame(page, "card/basic").evaluate(() => parent.postMessage({ sample: 5_000_000 }, "*"));
  await expect
    .poll(async () => {
      await boast();
      return height();
    })
    .toBe(10_000);
});
