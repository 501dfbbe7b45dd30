import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { builtFile } from "../../apps/site/build/output/asset-graph.ts";
import { pages } from "../../apps/site/model/pages.ts";
import { oneOfEachKind } from "../support/built/addresses.ts";
import { reached } from "../support/built/built-code.ts";
import { ready, startAddress } from "../support/composer/composer.ts";
import { holdRequests } from "../support/network/held-requests.ts";
import { hydrate } from "../support/network/hydration.ts";
import { quietNetwork } from "../support/network/quiet-network.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** How many fields of a kind are filled in on one page. */
const most = 2;

/** Types, ticks, chooses and opens what a page offers before its code is there. */
async function useFields(page: Page) {
  // A field beside a colour takes the same colour in words.
  const words = (await page.locator("main input[type=color]").count()) > 0 ? "#123456" : "gap";
  const fields = page.locator("main :is(input, select, textarea, summary):visible:enabled");
  // Chosen in the page: the library has a thousand fields, and each question from outside takes its time.
  const chosen = await fields.evaluateAll((all, most) => {
    const seen = new Map<string, number>();
    return all.flatMap((field) => {
      const kind = field instanceof HTMLInputElement ? field.type : field.localName;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count > most) return [];
      field.setAttribute("data-early", `${kind} ${count}`);
      return [[kind, `[data-early="${kind} ${count}"]`] as const];
    });
  }, most);
  for (const [kind, place] of chosen) {
    const field = page.locator(place);
    if (kind === "select") await field.selectOption({ index: 1 });
    else if (kind === "checkbox" || kind === "radio") await field.check();
    else if (kind === "summary") await field.click();
    else if (kind === "color") await field.fill("#123456");
    else if (["search", "text", "textarea", "url", "email"].includes(kind)) await field.fill(words);
  }
}

/** What is seen: fields as they were left, and where everything that no tool draws stands. */
const look = (page: Page) =>
  page.evaluate(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>("[data-early]")].map((field) => [
      field.dataset.early,
      field.localName === "summary"
        ? field.closest("details")?.open
        : ["checkbox", "radio"].includes(field.type)
          ? field.checked
          : field.value,
    ]),
    heading: document.querySelector("h1")?.getBoundingClientRect().top,
    scroll: Math.round(scrollY),
    list: document.querySelector(".sidebar")?.scrollTop,
  }));

const toolsOn = (path: string) =>
  [
    ...readFileSync(builtFile("build/site", path) ?? "", "utf8").matchAll(/data-island="([^"]+)"/g),
  ].map(([, tool = ""]) => tool);

/** One page for each tool, and one of each kind of page that has a field without one. */
const walked = new Map<string, string>();
const tools = new Set<string>();
for (const { path, kind } of [...oneOfEachKind, ...pages]) {
  const missing = toolsOn(path).filter((tool) => !tools.has(tool));
  if (missing.length === 0 && kind !== "search") continue;
  for (const tool of missing) tools.add(tool);
  if (!walked.has(kind)) walked.set(kind, path);
  else for (const tool of missing) walked.set(tool, path);
}

for (const [kind, path] of walked)
  test(`${kind}: late code moves nothing, and keeps what was typed and chosen`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(path);
    await useFields(page);
    await page.evaluate(() => {
      scrollTo({ top: 120, behavior: "instant" });
      const list = document.querySelector(".sidebar");
      if (list) list.scrollTop += 60;
    });
    const before = await look(page);
    release();
    await hydrate(page);
    await expect.poll(() => look(page)).toEqual(before);
  });

for (const [kind, path] of [...walked].filter(([, path]) => toolsOn(path).length > 0))
  test(`${kind}: all files of a tool come in the same round as the start`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" || /\.js$/.test(request.url()))
        asked.push(new URL(request.url()).pathname);
    });
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(path);
    const islands = page.locator("[data-island]");
    for (let at = 0; at < (await islands.count()); at++)
      await islands.nth(at).dispatchEvent("pointerover");
    const named = await islands.evaluateAll((all) =>
      all.flatMap((island) => (island as HTMLElement).dataset.code ?? []),
    );
    // Asked for: the attribute is gone.
    expect(named).toEqual([]);
    // Nothing is answered yet: all of it is the first round, however late a request is noted.
    const first = () => [...new Set(asked)].map((name) => name.replace("/assets/", ""));
    for (const start of ["start-", ...toolsOn(path).map((tool) => `${basename(tool)}.island-`)])
      await expect
        .poll(() => first().filter((name) => name.startsWith(start)), start)
        .toHaveLength(1);
    await expect
      .poll(() => [...reached(first(), false)].filter((name) => !first().includes(name)))
      .toEqual([]);
    release();
  });

test("a colour of one's own, chosen early on the landing page, is the sample's", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/");
  await page.getByLabel("Your own").fill("#123456");
  release();
  await hydrate(page);
  await expect(page.getByLabel("Your own")).toHaveValue("#123456");
  await expect(page.locator(".try-line")).toContainText("--brand: #123456");
});

for (const [path, kept] of [
  ["/layouts", "mood=dark"],
  ["/pictures", "trade=interior"],
] as const)
  test(`${path}: words typed over those of the address stay, Enter drops nothing`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(`${path}?words=kettle&${kept}`);
    const field = page.locator("main input[name=words]");
    await field.fill("bread");
    await field.press("Enter");
    release();
    await hydrate(page);
    await expect(page).toHaveURL(/words=bread/);
    expect(page.url()).toContain(kept);
    await expect(field).toHaveValue("bread");
  });

for (const keys of ["Control+k", "/"])
  test(`${keys}: every letter typed before the search is there is in its field`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto("/documentation");
    await page.keyboard.press(keys);
    await page.keyboard.type("buttom");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("n");
    release();
    const field = page.getByRole("combobox", { name: "Search" });
    await expect(field).toHaveValue("button");
    await expect(page.getByRole("option").first()).toContainText(/button/i);
    await page.keyboard.type("s");
    await expect(field).toHaveValue("buttons");
  });

test("Escape before the search is there cancels it", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/documentation");
  await page.keyboard.press("/");
  await page.keyboard.type("card");
  await page.keyboard.press("Escape");
  release();
  await hydrate(page);
  await expect(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("");
});

test("panels of a layout that were opened before the code is there are filled by it", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/layouts/arch/arch-0001");
  const panel = (name: RegExp) =>
    page.locator("details.layout-code", { has: page.locator("summary", { hasText: name }) });
  for (const name of [/^One section/, /^The code/]) await panel(name).locator("summary").click();
  release();
  await expect(panel(/^One section/).getByLabel("Section")).toBeVisible();
  await expect(
    panel(/^The code/)
      .locator("pre")
      .first(),
  ).toBeVisible();
});

test("an address typed on /update before the code is there stays, and is typed on", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/update");
  const field = page.getByLabel("The address of your site");
  await field.click();
  await page.keyboard.type("bakery.exa");
  const asked = page.waitForResponse(/\/UpdateHome-/);
  release();
  await hydrate(page);
  await (await asked).finished();
  await quietNetwork(page);
  await page.keyboard.type("mple");
  await expect(field).toHaveValue("bakery.example");
});

test("a panel and a choice of the composer say within 400 ms that their code is late", async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/(DesignPanel|SectionShelf)-/);
  await page.clock.install();
  await page.goto(startAddress);
  await ready(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const openings = [
    [page.locator("[data-tab=look]"), ".compose-panel-body [role=status]"],
    [page.getByRole("button", { name: "Add a Section" }), ".compose-missing [role=status]"],
  ] as const;
  for (const [control, place] of openings) {
    await control.click();
    await page.clock.runFor(400);
    await expect(page.locator(place)).toHaveText("Loading …");
    await expect(page.locator(place)).toHaveAttribute("aria-busy", "true");
  }
  release();
  await expect(page.getByRole("dialog", { name: "Add a section" })).toBeVisible();
  await expect(page.locator(".compose-panel-body [aria-busy]")).toHaveCount(0);
});
