import { gzipSync } from "node:zlib";
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { caseStudies, defaultPreview } from "../../apps/site/content/case-studies.ts";
import { timeLimit } from "../../apps/site/features/projects/metadata/fetch.ts";
import {
  page as answer,
  type Behaviour,
  cors,
  type Gallery,
  html,
  sendPicture,
  startGallery,
} from "../support/network/gallery-server.ts";
import { hostOf } from "../support/network/host.ts";
import { hydrate } from "../support/network/hydration.ts";

test.use({ viewport: { width: 1440, height: 1400 } });

const slugs = caseStudies.map(({ slug }) => slug);
const failure = "Error fetching metadata";

let gallery: Gallery | undefined;

test.afterEach(() => {
  gallery?.close();
  gallery = undefined;
});

const cardOf = (page: Page, slug: string) =>
  page.locator(".project-card", { has: page.locator(`a[href="/projects/${slug}"]`) });

/** For tests of what pages say, not of how long they take: a busy machine may need more. */
const withoutTimeLimit = (page: Page) =>
  page.addInitScript((limit) => {
    const original = window.setTimeout.bind(window);
    const setTimeout = (run: () => void, ms = 0) => original(run, ms === limit ? 600_000 : ms);
    Object.assign(window, { setTimeout });
  }, timeLimit);

/** Opens the gallery over these hosts; the rest answer with a plain page. */
async function open(page: Page, behaviours: Record<string, Behaviour>, start = hydrate) {
  const site = test.info().project.use.baseURL ?? "";
  const plain = Object.fromEntries(
    slugs.map((slug) => [slug, answer(`<title>${slug} answered</title>`)]),
  );
  const opened = await startGallery(site, { ...plain, ...behaviours });
  gallery = opened;
  const failed: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" && message.text().startsWith(failure))
      failed.push(/http:\/\/([\w-]+)\.localhost/.exec(message.text())?.[1] ?? message.text());
  });
  await page.goto(`${opened.origin}/projects`);
  await start(page);
  return { ...opened, failed };
}

/** Label, name, domain and link are there whatever the other site does. */
async function expectLoading(page: Page, slug: string, port: number) {
  const card = cardOf(page, slug);
  const caseStudy = caseStudies.find((candidate) => candidate.slug === slug);
  await expect(card.locator(".project-description"), slug).toHaveText("Loading...");
  await expect(card.locator(".keyword"), slug).toHaveText(caseStudy?.catalogue ?? "");
  await expect(card, slug).toContainText(`${slug}.localhost:${port}`);
  await expect(card, slug).toContainText(caseStudy?.name ?? "");
  const link = card.locator("a.card-link");
  await expect(link, slug).toHaveAttribute("href", `http://${slug}.localhost:${port}/`);
  await expect(link, slug).toHaveAttribute("target", "_blank");
  await expect(link, slug).toHaveAttribute("rel", "noopener");
  await expect(card.locator("img"), slug).toHaveCount(0);
}

/** All but one have answered; nothing says in which order. */
async function expectOthersRead(page: Page, silent: string) {
  for (const slug of slugs.filter((each) => each !== silent))
    await expect(cardOf(page, slug).locator("h2")).toContainText(`${slug} answered`);
}

test("seven cards in four columns, labelled, loading at first", async ({ page }) => {
  const never: Behaviour = () => {};
  const { port } = await open(page, Object.fromEntries(slugs.map((slug) => [slug, never])));
  for (const slug of slugs) await expectLoading(page, slug, port);
  expect(await page.locator(".project-card").count()).toBe(7);
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await page
      .locator(".project-card")
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().x)).size);
    expect(columns, `${width} px`).toBe(4);
  }
});

test("each failing site leaves its own card loading, and says so", async ({ page }) => {
  await withoutTimeLimit(page);
  const elsewhere = await hostOf((request, response) => {
    if (request.url?.includes("/img/")) return sendPicture(response);
    response.writeHead(200, html);
    response.end('<title>Moved here</title><meta property="og:image" content="img/moved.png">');
  });
  const other = `http://elsewhere.localhost:${elsewhere.port}`;
  const { failed, port } = await open(page, {
    kilnlog: answer(
      '<title>Kiln &amp; log</title><meta name="description" content="Fires."><meta property="og:image" content="/img/k.png">',
    ),
    tidemark: (_request, response) => void response.writeHead(404, html).end("<title>Not</title>"),
    "ada-fenn": (_request, response) =>
      void response.writeHead(500, html).end("<title>Broken</title>"),
    "millbrook-commons": (_request, response) =>
      void response.writeHead(200, { "Content-Type": "text/html" }).end("<title>Closed</title>"),
    stonehithe: (_request, response) =>
      void response.writeHead(302, { Location: `${other}/deep/page.html`, ...cors }).end(),
    "gable-and-row": (request) => void request.socket.destroy(),
    "northlight-lofts": (_request, response) =>
      void response
        .writeHead(200, { "Content-Type": "application/json", ...cors })
        .end('{"title":"<title>No page</title>"}'),
  });

  const kiln = cardOf(page, "kilnlog");
  await expect(kiln.locator("h2")).toContainText("Kiln & log");
  await expect(kiln.locator(".project-description")).toHaveText("Fires.");
  await expect(kiln.locator("img")).toHaveAttribute(
    "src",
    `http://kilnlog.localhost:${port}/img/k.png`,
  );

  const moved = cardOf(page, "stonehithe");
  await expect(moved.locator("h2")).toContainText("Moved here");
  await expect(moved.locator("img")).toHaveAttribute("src", `${other}/deep/img/moved.png`);

  const expected = [
    "tidemark",
    "ada-fenn",
    "millbrook-commons",
    "gable-and-row",
    "northlight-lofts",
  ];
  await expect.poll(() => [...failed].sort()).toEqual([...expected].sort());
  for (const slug of expected) await expectLoading(page, slug, port);
  elsewhere.close();
});

test("slow, packed, foreign, large and hostile pages are read and never run", async ({ page }) => {
  await withoutTimeLimit(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  let sent = 0;
  const { failed, left, port } = await open(page, {
    kilnlog: (_request, response) =>
      void response
        .writeHead(200, { ...html, "Content-Encoding": "gzip" })
        .end(gzipSync("<title>Packed</title><meta name=description content='In gzip'><p>")),
    // Drips its head a few letters at a time and then never ends.
    tidemark: (_request, response) => {
      response.writeHead(200, html);
      const parts =
        "<!doctype html><head><title>Dripping</title></head><body><p>And on".match(/.{1,4}/g) ?? [];
      const drip = () => {
        const part = parts.shift();
        if (part === undefined) return;
        response.write(part, () => setImmediate(drip));
      };
      drip();
    },
    "ada-fenn": answer(
      `<script>window.hostile = true; parent.hostile = true</script>
       <title><img src=x onerror="window.hostile = true"> &lt;script&gt;</title>
       <meta name="description" content="<script>window.hostile = true</script>">
       <meta property="og:image" content="javascript:window.hostile=true">
       <link rel="stylesheet" href="/leak.css"><style>@import "/leak.css";</style>
       <meta http-equiv="refresh" content="0; url=/leak"><base href="/leak/">
       <script src="/leak.js"></script></head><body onload="window.hostile = true"><img src="/leak.png">`,
    ),
    "millbrook-commons": (_request, response) =>
      void response
        .writeHead(200, { "Content-Type": "text/html", ...cors })
        .end(Buffer.from("<meta charset=windows-1252><title>Café Müller</title><p>", "latin1")),
    stonehithe: answer(
      '<title>Broken picture</title><meta property="og:image" content="/gone.png">',
    ),
    "gable-and-row": answer("<title>No picture, no description</title>"),
    "northlight-lofts": (_request, response) => {
      response.writeHead(200, html);
      response.write("<title>Endless</title></head><body>");
      const more = Buffer.alloc(64_000, "x");
      // At most 6.4 MB a second: a flood fills the buffers of a fast machine before the browser looks.
      const pour = () => {
        if (response.destroyed || sent > 200_000_000) return;
        sent += more.length;
        response.write(more, () => setTimeout(pour, 10));
      };
      pour();
    },
  });

  const title = (slug: string) => cardOf(page, slug).locator("h2");
  await expect(title("kilnlog")).toContainText("Packed");
  await expect(title("tidemark")).toContainText("Dripping");
  await expect(title("ada-fenn")).toContainText(
    '<img src=x onerror="window.hostile = true"> <script>',
  );
  await expect(title("millbrook-commons")).toContainText("Café Müller");
  await expect(title("stonehithe")).toContainText("Broken picture");
  await expect(title("gable-and-row")).toContainText("No picture, no description");
  await expect(title("northlight-lofts")).toContainText("Endless");

  for (const slug of ["ada-fenn", "stonehithe", "gable-and-row"]) {
    const picture = cardOf(page, slug).locator("img");
    await expect(picture, slug).toHaveAttribute("src", defaultPreview);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), slug)
      .toBeGreaterThan(0);
  }
  await expect(cardOf(page, "gable-and-row").locator(".project-description")).toHaveText("");
  // Not ended by the servers: by the gallery, once it had seen the heads.
  await expect.poll(() => [...left].sort()).toEqual(["northlight-lofts", "tidemark"]);
  expect(sent).toBeLessThan(50_000_000);

  expect(await page.evaluate(() => "hostile" in window)).toBe(false);
  expect(requests.filter((url) => url.includes("leak"))).toEqual([]);
  expect(page.url()).toBe(`http://localhost:${port}/projects`);
  expect(failed).toEqual([]);
});

test("a site that does not answer within ten seconds is given up", async ({ page }) => {
  // By the page's clock alone: a slow machine needs seconds for what is asked below. It stands still
  // from the start, and hydrate() would wait for its frames.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const { failed, left, port } = await open(page, { tidemark: () => {} }, (it) =>
    it.mouse.move(700, 300),
  );
  await expectOthersRead(page, "tidemark");
  await page.clock.fastForward(9_000);
  await expectLoading(page, "tidemark", port);
  expect(failed).toEqual([]);
  await page.clock.fastForward(1_500);
  await expect.poll(() => failed).toEqual(["tidemark"]);
  await expectLoading(page, "tidemark", port);
  await expect.poll(() => left).toEqual(["tidemark"]);
});

test("offline every card stays as it was", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { failed, port } = await open(page, {});
  await expect(cardOf(page, "kilnlog").locator("h2")).toContainText("kilnlog answered");
  await context.setOffline(true);
  const last = slugs.at(-1) ?? "";
  await cardOf(page, last).scrollIntoViewIfNeeded();
  await expect.poll(() => failed).toContain(last);
  await expectLoading(page, last, port);
});

test("cards are read as they come near, and nothing jumps when they arrive", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { asked } = await open(page, {
    kilnlog: answer(
      `<title>${"A very long title ".repeat(9)}</title><meta name="description" content="${"Long words go here. ".repeat(20)}"><meta property="og:image" content="/img/k.png">`,
    ),
  });
  const heights = () =>
    page.locator(".project-card").evaluateAll((cards) => cards.map((card) => card.clientHeight));
  await expect(cardOf(page, "kilnlog").locator("img")).toHaveCount(1);
  expect(asked.filter((address) => address.endsWith("/")).length).toBeLessThan(7);
  const [filled, ...waiting] = await heights();
  expect(new Set([filled, waiting.at(-1)]).size).toBe(1);
  for (const slug of slugs) {
    await cardOf(page, slug).scrollIntoViewIfNeeded();
    await expect(cardOf(page, slug).locator("img")).toHaveCount(1);
  }
  expect(asked.filter((address) => address.endsWith("/")).length).toBe(7);
  expect(new Set(await heights()).size).toBe(1);
});

test("leaving ends what is under way in silence; coming back asks only for what is missing", async ({
  page,
}) => {
  await withoutTimeLimit(page);
  const { asked, left, failed } = await open(page, { tidemark: () => {} });
  await expectOthersRead(page, "tidemark");
  await page.locator(".sidebar a", { hasText: "Packages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Light Interactive");
  await expect.poll(() => left).toEqual(["tidemark"]);
  const before = asked.length;
  await page.locator(".sidebar a", { hasText: "Projects" }).click();
  await expect(cardOf(page, "kilnlog").locator("h2")).toContainText("kilnlog answered");
  await expect.poll(() => asked.slice(before)).toEqual(["tidemark/"]);
  expect(failed).toEqual([]);
});
