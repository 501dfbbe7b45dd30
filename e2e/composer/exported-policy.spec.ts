import { expect, test } from "@playwright/test";
import { siteEngine } from "../support/composer/engine.ts";
import { type Files, hostOf, siteHost } from "../support/network/host.ts";

/** A host that reads the site's own `_headers`, as Netlify and Cloudflare Pages do. */
async function hostWithHeaders(filesAt: (address: string) => Files) {
  let files: Files = new Map();
  const host = await siteHost(
    (address) => {
      files = filesAt(address);
      return files;
    },
    (_request, response) => {
      const [, all = ""] = /^\/\*\n((?: {2}.*\n)+)/.exec(String(files.get("_headers"))) ?? [];
      for (const [, header = "", value = ""] of all.matchAll(/^ {2}([\w-]+): (.*)$/gm))
        response.setHeader(header, value);
      return false;
    },
  );
  return { ...host, documents: [...files.keys()].filter((name) => name.endsWith(".html")) };
}

/** A form service: it leads back to the page that the form names. */
const formService = () =>
  hostOf(async (request, response) => {
    let words = "";
    for await (const part of request) words += part;
    response.writeHead(303, { Location: new URLSearchParams(words).get("_next") ?? "/" }).end();
  });

test.use({ serviceWorkers: "allow" });

test("a message goes to the form service, which leads back to the site", async ({ page }) => {
  const engine = await siteEngine();
  const service = await formService();
  const form = { way: "service", address: `${service.origin}/f/1` } as const;
  const host = await hostWithHeaders((address) =>
    engine.filesOf({ ...engine.siteOf("arch-0001"), form, address }),
  );
  await page.goto(`${host.origin}/contact.html`);
  await page.locator("form").evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(`${host.origin}/thanks.html`);
  host.close();
  service.close();
});

test("a site that was taken away keeps to its own policy, wherever it is put", async ({ page }) => {
  const engine = await siteEngine();
  const [site] = engine.fixtureSites().filter(({ name }) => name === "full-2");
  if (!site) throw new Error("there is no such site");
  const said: string[] = [];
  page.on("console", (message) => {
    // A page for missing addresses looks for the site's script in each folder above it.
    const expected = /status of 404|register\.js' because its MIME type/;
    if (message.type() === "error" && !expected.test(message.text()))
      said.push(`${page.url()}: ${message.text()}`);
  });
  for (const address of ["known", "unknown"])
    await test.step(`its address is ${address}`, async () => {
      const host = await hostWithHeaders((at) =>
        engine.filesOf({ ...site.site, address: address === "known" ? at : undefined }),
      );
      expect(host.documents.length).toBeGreaterThan(2);
      for (const name of [...host.documents, "no/such/page"]) {
        await page.goto(`${host.origin}/${name}`);
        await expect(page.locator("body")).not.toHaveCSS("font-family", /Times/);
      }
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      expect(said.splice(0)).toEqual([]);
      // What no site of ours does is refused, by the host's header and by the page itself.
      await page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: "http://elsewhere.test/" }));
      });
      const refused = expect.stringContaining("img-src");
      await expect.poll(() => said).toEqual([refused, refused]);
      said.length = 0;
      host.close();
    });
});
