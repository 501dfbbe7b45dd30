import { connect, type HostName, type Site } from "@daylit/publish";
import { fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { hostKinds, ownAddress, type RunningHost, s3 } from "@daylit/publish/testing/host-kinds.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { expect, type Locator, test } from "../support/browsers/under-policy.ts";
import { longTimeout, opened } from "../support/composer/composer.ts";
import { siteEngine } from "../support/composer/engine.ts";
import { routeHost } from "../support/network/fake-host.ts";

let running: RunningHost | undefined;
test.afterEach(() => running?.end?.());

test.use({ viewport: { width: 390, height: 844 } });

type Tried = {
  host: HostName;
  button: RegExp;
  api: string;
  site: string;
  key?: string;
  /** What is typed beside the key. */
  fields?: Record<string, string>;
  /** Without Apache there is no web host; npm test names Apache at its end. */
  start: (() => RunningHost | Promise<RunningHost>) | undefined;
};

const [webdav, s3address] = ["https://files.ida.example/", "https://s3.ida.example/"];

/** An owner's server at an address with https; what is asked there goes to one on this machine. */
async function forwarded(starting: RunningHost | Promise<RunningHost>, from: string) {
  const running = await starting;
  const to = running.credentials.server?.replace(/\/*$/, "/") ?? "";
  return {
    ...running,
    fetch: (address: string, init: RequestInit) => fetch(address.replace(from, to), init),
  };
}

const hosts: Record<string, Tried> = {
  Netlify: {
    host: "netlify",
    button: /^Netlify/,
    api: "https://api.netlify.com/",
    site: "https://ida.netlify.app/",
    start: () => {
      const netlify = fakeNetlify();
      netlify.detectForms();
      return { ...netlify, credentials: { key } };
    },
  },
  "GitHub Pages": {
    host: "github",
    button: /^GitHub/,
    api: "https://api.github.com/",
    site: "https://ida.github.io/ida-site/",
    start: hostKinds.github,
  },
  Codeberg: {
    host: "forgejo",
    button: /^Codeberg/,
    api: "https://codeberg.org/",
    site: "https://ida.codeberg.page/ida-site/",
    start: hostKinds.forgejo,
  },
  "web host": {
    host: "webdav",
    button: /^Your own web host/,
    api: webdav,
    site: `${ownAddress}/`,
    fields: {
      "Address of the server": webdav,
      "User name": "ida",
      "Address of your site": ownAddress,
    },
    start: hostKinds.webdav && (() => forwarded(hostKinds.webdav?.() as RunningHost, webdav)),
  },
  storage: {
    host: "s3",
    button: /^Storage/,
    api: s3address,
    site: `${ownAddress}/`,
    key: "S3RVER",
    fields: {
      "Address of the server": s3address,
      "Name of the bucket": "ida",
      "User name": "S3RVER",
      "Address of your site": ownAddress,
    },
    start: () => forwarded(s3(true), s3address),
  },
};

/** What is typed for a host in the open panel. */
async function fillIn(panel: Locator, { fields = {}, key: own = key }: Tried) {
  for (const [label, text] of Object.entries(fields)) await panel.getByLabel(label).fill(text);
  await panel.getByLabel(/^(Access token|Token|Password|Secret access key)$/).fill(own);
}

for (const [title, tried] of Object.entries(hosts)) {
  const { start } = tried;
  if (!start) continue;

  test(`${title}: published by keyboard on a phone over a cut connection, then one price, and back again`, async ({
    page,
    context,
  }) => {
    const host = await start();
    running = host;
    let writes = 0;
    await routeHost(context, host, {
      ...tried,
      // Once, in the middle; Codeberg takes everything at once.
      cut: (method) => /^(PUT|POST)$/.test(method) && ++writes === (title === "Codeberg" ? 2 : 5),
    });
    let pressed = 0;
    const press = async (control: Locator) => {
      pressed++;
      await control.press("Enter", longTimeout);
    };
    const panel = page.locator(".compose-publish");
    const publish = panel.getByRole("button", { name: "Publish", exact: true });
    const first = async () => (await host.online()).get("index.html");

    await opened(page);
    await press(page.locator("[data-tab=take]"));
    await press(panel.getByRole("button", { name: tried.button }));
    await fillIn(panel, tried);
    await panel.getByLabel("Keep it on this device").press("Space");
    await press(publish);
    await press(page.getByRole("button", { name: "Publish anyway" }));
    // With the tap that opens the host's page, and the one that ticks the box: six.
    expect(pressed).toBeLessThanOrEqual(4);
    await expect(panel.getByText("can’t be reached")).toBeVisible(longTimeout);
    expect(await first()).toBeUndefined();
    await press(publish);
    await press(page.getByRole("button", { name: "Publish anyway" }));
    await expect(panel.getByText(/^Published: /)).toBeVisible(longTimeout);
    const online = await first();
    expect(online).toContain("Pinch");

    // Another day, on the page for quick updates.
    await page.goto("/update");
    pressed = 0;
    await press(page.getByRole("button", { name: "Pinch & Proof" }));
    await press(page.locator("summary", { hasText: "Prices" }));
    pressed++;
    await page.locator('[data-field$=".price"]').first().fill("£77");
    await expect(panel.getByText(/^Will change: prices, [1-6] files\.$/)).toBeVisible(longTimeout);
    await press(publish);
    await expect(panel.getByText(/^Published: [1-6] files/)).toBeVisible(longTimeout);
    expect(pressed).toBeLessThanOrEqual(6);
    expect(await first()).toContain("£77");

    if (await panel.locator("summary", { hasText: "Earlier versions" }).isVisible()) {
      await panel.locator("summary", { hasText: "Earlier versions" }).press("Enter");
      await press(panel.getByRole("button", { name: "Bring back: First publication" }));
      await expect(panel.getByText("The earlier version is online again")).toBeVisible(longTimeout);
      expect(await first()).toBe(online);
    } else expect(["web host", "storage"]).toContain(title);
  });

  test(`${title}: a second profile opens the published site by its address and publishes from there`, async ({
    page,
    context,
    baseURL,
  }) => {
    const host = await start();
    running = host;
    await routeHost(context, host, { ...tried, cut: () => false });
    // The first device, without a browser.
    const engine = await siteEngine();
    const owner = await connect(tried.host, host.credentials, { fetch: host.fetch });
    const place = (await owner.create?.("ida-site")) ?? ((await owner.sites())[0] as Site);
    const site: SiteDocument = {
      ...engine.siteOf("food-0001-1"),
      address: place.address,
      // As the composer publishes there: Netlify has been asked, and receives forms.
      ...(tried.host === "netlify" && { form: { way: "host" } }),
    };
    const composer = new URL("/compose", baseURL).href;
    const bytes = [...engine.filesOf(site, undefined, { composer })].map(
      ([name, content]) =>
        [name, typeof content === "string" ? new TextEncoder().encode(content) : content] as const,
    );
    const files = new Map(bytes);
    await owner.publish(place, files, await owner.plan(place, files), { words: "First" });

    // Somebody's phone: it knows the address, and nothing else.
    await page.goto("/update");
    await page.getByLabel("The address of your site").fill(place.address);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("button", { name: "Update it" }).click(longTimeout);
    await page.locator("summary", { hasText: "Prices" }).click(longTimeout);
    await page.locator('[data-field$=".price"]').first().fill("£77");
    const panel = page.locator(".compose-publish");
    await panel.getByRole("button", { name: tried.button }).click();
    await fillIn(panel, tried);
    await panel.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(panel.getByText(/^Published: [1-6] files/)).toBeVisible(longTimeout);
    expect((await host.online()).get("index.html")).toContain("£77");
    // It took the site that is there, and made no other.
    await expect(panel.locator("a").first()).toHaveAttribute("href", place.address);
  });
}

test("two devices: the first sees by section what the second has published, before it overwrites that", async ({
  page,
  context,
}) => {
  const { host: name, start, ...tried } = hosts.Netlify as Tried & { start: () => RunningHost };
  const host = await start();
  running = host;
  await routeHost(context, host, { ...tried, cut: () => false });
  const panel = page.locator(".compose-publish");
  const publish = panel.getByRole("button", { name: "Publish", exact: true });
  const online = async () => (await host.online()).get("index.html");
  const frame = await opened(page);
  await page.locator("[data-tab=take]").click();
  await panel.getByRole("button", { name: tried.button }).click();
  await fillIn(panel, { host: name, start, ...tried });
  await publish.click();
  await page.getByRole("button", { name: "Publish anyway" }).click();
  await expect(panel.getByText(/^Published: /)).toBeVisible(longTimeout);

  // The other device changes a price.
  const engine = await siteEngine();
  const { site: live } = engine.readSite((await host.online()).get("site.json") ?? "");
  if (!live) throw new Error("nothing is online");
  const changed = engine.parseSite(JSON.parse(JSON.stringify(live).replace("£4.80", "£77")));
  const made = [...engine.filesOf(changed)].map(
    ([file, content]) =>
      [file, typeof content === "string" ? new TextEncoder().encode(content) : content] as const,
  );
  const other = await connect(name, host.credentials, { fetch: host.fetch });
  const [place] = await other.sites();
  const files = new Map(made);
  if (!place) throw new Error("there is no site");
  await other.publish(place, files, await other.plan(place, files), { words: "prices" });

  // This one knows nothing of it, and has a headline of its own.
  await page.getByRole("button", { name: "Close Publish" }).click();
  await frame.locator("h1").click();
  await page.keyboard.type("Bread at eight");
  await page.keyboard.press("Enter");
  await page.locator("[data-tab=take]").click();
  await publish.click();
  await page.getByRole("button", { name: "Publish anyway" }).click();
  const question = page.getByRole("dialog", { name: "Changed online" });
  await expect(question.getByRole("listitem")).toHaveText(
    /^Home: Menu with prices.*£77.*Yours.*£4\.80/,
    longTimeout,
  );
  expect(await online()).toContain("£77");
  await question.getByRole("button", { name: "Use the online texts and publish" }).click();
  await expect.poll(online, longTimeout).toContain("Bread at eight");
  expect(await online()).toContain("£77");
});
