import { readFileSync } from "node:fs";
import { expect, type Request, type Response, test } from "@playwright/test";
import { hydrate } from "../support/network/hydration.ts";

const privacy = readFileSync("apps/site/content/pages/privacy.mdx", "utf8");

/** One page of every kind; only those about projects read from other hosts of ours. */
const tour = [
  "/",
  "/documentation/theming",
  "/stylesheet/card",
  "/guides/preparing-assets-for-your-project",
  "/guides/brand-color-structure",
  "/packages",
  "/pictures",
  "/layouts/arch/arch-0001",
  "/search",
  "/contact",
  "/compose",
  "/your-project",
];

test("a tour of the site leaves no cookie, asks nobody else, and keeps only what is named", async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? "").origin;
  const asked: string[] = [];
  const responses: Response[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("response", (response) => responses.push(response));
  for (const path of tour) {
    await page.goto(path);
    await hydrate(page);
  }
  const elsewhere = asked.filter(
    (url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin,
  );
  expect(elsewhere).toEqual([]);
  // Awaited here: an answer that comes after the test would stop the worker in the next one.
  const cookies = await Promise.all(
    responses.map(async (response) => (await response.headerValue("set-cookie")) && response.url()),
  );
  expect(cookies.filter(Boolean)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys.filter((key) => !privacy.includes(`\`${key}\``))).toEqual([]);
});

test("the projects pages ask the seven example sites and nobody else", async ({
  page,
  baseURL,
}) => {
  const { hostname } = new URL(baseURL ?? "");
  for (const path of ["/projects", "/projects/kilnlog"]) {
    const asked = new Set<string>();
    const note = (request: Request) => asked.add(new URL(request.url()).hostname);
    page.on("request", note);
    await page.goto(path);
    await hydrate(page);
    await page.locator("main").getByRole("link").last().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.size, path).toBeGreaterThan(1);
    page.off("request", note);
    const others = [...asked].filter((host) => host !== hostname && !host.endsWith(`.${hostname}`));
    expect(others, path).toEqual([]);
  }
});
