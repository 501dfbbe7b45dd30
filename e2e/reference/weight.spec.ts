import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "../support/hydration.ts";
import { quietNetwork } from "../support/quiet-network.ts";

const built = "build/site";

const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Bytes of all scripts that the page asks for by itself, as they are sent. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrate(page);
  await quietNetwork(page);
  page.removeAllListeners("request");
  return [...scripts].reduce((sum, name) => sum + sent(built + name), 0);
}

test("a reference page brings at most 10 kB more script than the documentation", async ({
  page,
}) => {
  const documentation = await scriptsOf(page, "/documentation");
  for (const path of ["/stylesheet/card", "/stylesheet/form", "/stylesheet"])
    expect((await scriptsOf(page, path)) - documentation, path).toBeLessThanOrEqual(10_000);
});

test("a reference page stays light, and its code is in it once", () => {
  for (const path of ["/stylesheet/card", "/stylesheet/form"]) {
    expect(statSync(`${built}${path}/index.html.br`).size, path).toBeLessThanOrEqual(9_000);
    const html = readFileSync(`${built}${path}/index.html`, "utf8");
    const code = html.match(/<code data-language="html">.*?<\/code>/gs) ?? [];
    expect(code.length, path).toBeGreaterThan(4);
    expect(html.replaceAll(/<code data-language="html">.*?<\/code>/gs, "")).not.toMatch(
      /span class=\\?"[tas]/,
    );
  }
});
