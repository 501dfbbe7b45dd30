import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { apacheDav } from "@daylit/publish/testing/apache-dav.ts";
import { fakeForgejo, fakeGithub, fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { expect, type Locator, test } from "../support/browsers/under-policy.ts";
import { longTimeout, opened } from "../support/composer/composer.ts";
import { type FakeHost, routeHost } from "../support/network/fake-host.ts";

let running: Started | undefined;
test.afterEach(() => running?.end());

test.use({ viewport: { width: 390, height: 844 } });

type Started = FakeHost & { end: () => unknown };
type Tried = {
  button: RegExp;
  api: string;
  site: string;
  key?: string;
  /** What is typed beside the key. */
  fields?: Record<string, string>;
  start: () => Started | Promise<Started>;
};

const onDisk =
  (folder: string, name = (path: string) => path) =>
  async () =>
    new Map(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => !/(^|\/)\.DAV/.test(path) && statSync(join(folder, path)).isFile())
        .map((path) => [name(path), readFileSync(join(folder, path), "utf8")]),
    );

/** An owner's server at an address with https; what is asked there goes to one on this machine. */
const forwarded = (from: string, to: string) => (address: string, init: RequestInit) =>
  fetch(address.replace(from, to), init);

const hosts: Record<string, Tried> = {
  Netlify: {
    button: /^Netlify/,
    api: "https://api.netlify.com/",
    site: "https://ida.netlify.app/",
    start: () => {
      const netlify = fakeNetlify();
      netlify.detectForms();
      return netlify;
    },
  },
  "GitHub Pages": {
    button: /^GitHub/,
    api: "https://api.github.com/",
    site: "https://ida.github.io/ida-site/",
    start: fakeGithub,
  },
  Codeberg: {
    button: /^Codeberg/,
    api: "https://codeberg.org/",
    site: "https://ida.codeberg.page/ida-site/",
    start: fakeForgejo,
  },
  // Without Apache it is left out; npm test names Apache at its end.
  ...(findProgram("apache")
    ? {
        "web host": {
          button: /^Your own web host/,
          api: "https://files.ida.example/",
          site: "https://www.ida.example/",
          fields: {
            "Address of the server": "https://files.ida.example/",
            "User name": "ida",
            "Address of your site": "https://www.ida.example/",
          },
          start: async () => {
            const { address, site, end } = await apacheDav("ida", key);
            return {
              fetch: forwarded("https://files.ida.example/", address),
              online: onDisk(site),
              end,
            };
          },
        },
      }
    : {}),
  storage: {
    button: /^Storage/,
    api: "https://s3.ida.example/",
    site: "https://www.ida.example/",
    key: "S3RVER",
    fields: {
      "Address of the server": "https://s3.ida.example/",
      "Name of the bucket": "ida",
      "User name": "S3RVER",
      "Address of your site": "https://www.ida.example/",
    },
    start: async () => {
      const directory = mkdtempSync(join(tmpdir(), "daylit-s3-"));
      const configureBuckets = [{ name: "ida", configs: [] }];
      const settings = { port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets };
      // The signature is of the address that the browser asks.
      const server = new S3rver({
        ...settings,
        allowMismatchedSignatures: true,
      } as typeof settings);
      const { port } = await server.run();
      const files = onDisk(join(directory, "ida"));
      const end = "._S3rver_object";
      return {
        fetch: forwarded("https://s3.ida.example/", `http://127.0.0.1:${port}/`),
        online: async () =>
          new Map(
            [...(await files())].flatMap(([path, text]) =>
              path.endsWith(end) ? [[path.replace(end, ""), text] as const] : [],
            ),
          ),
        end: async () => {
          await server.close();
          rmSync(directory, { recursive: true, force: true });
        },
      };
    },
  },
};

for (const [title, tried] of Object.entries(hosts))
  test(`${title}: published by keyboard on a phone over a cut connection, then one price, and back again`, async ({
    page,
    context,
  }) => {
    const host = await tried.start();
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
    for (const [label, text] of Object.entries(tried.fields ?? {}))
      await panel.getByLabel(label).fill(text);
    await panel
      .getByLabel(/^(Access token|Token|Password|Secret access key)$/)
      .fill(tried.key ?? key);
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
    await expect(panel.getByText(/^Will change: prices, \d+ files\.$/)).toBeVisible(longTimeout);
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
