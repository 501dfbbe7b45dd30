import { parse } from "parse5";
import { documentation } from "../../apps/site/content/documentation/index.ts";
import { stylesheetItems, stylesheetKinds } from "../../apps/site/content/stylesheet.ts";
import { blockSampleName } from "../../apps/site/features/blocks/address.ts";
import measured from "../../apps/site/features/reference/generated/heights.json" with {
  type: "json",
};
import { readKind } from "../../apps/site/features/reference/sources/part.server.ts";
import { pathOf } from "../../apps/site/model/menu.ts";
import { absolute } from "../../apps/site/model/site.ts";
import { blockNames } from "../../packages/blocks/tools/styles/stylesheets.ts";
import { exampleSlugs, readExamples } from "../../packages/css/tools/reference/examples.ts";
import { everything } from "../support/browsers/scope.ts";
import { expect, type Page, test } from "../support/browsers/under-policy.ts";
import {
  attributeOf,
  type Element,
  elementsOf,
  readDocument,
  serialize,
  textOf,
} from "../support/built/built-document.ts";
import { documentAt, textAt } from "../support/built/built-hosts.ts";
import { loadSamples, sampleFrame } from "../support/built/samples.ts";
import { onConsole } from "../support/faults/console-words.ts";
import { hydrate } from "../support/network/hydration.ts";

const heights = measured as Record<string, string | number[]>;
const remedy = "run npm run refresh";
/** Each page of the reference with the parts that it shows. */
const reference = [
  ...stylesheetItems.map(({ slug }) => ({ path: `/stylesheet/${slug}`, slugs: [slug] })),
  ...stylesheetKinds
    .map(pathOf)
    .map((path) => ({ path, slugs: readKind(path).parts.map(({ slug }) => slug) })),
];
const paths = [...reference.map(({ path }) => path), ...documentation.map(({ path }) => path)];

// As wide as the samples were measured.
test.use({ viewport: { width: 1440, height: 900 } });

const built = (path: string): readonly Element[] =>
  documentAt(new URL(absolute(path)))?.elements ?? [];
const hasClass = (element: Element, name: string) =>
  (attributeOf(element, "class") ?? "").split(" ").includes(name);
const exampleOf = (of: string) => {
  const [slug = "", name] = of.split("/");
  return readExamples(slug).find((found) => found.case === name)?.html ?? "";
};

/** The samples that a page frames, and the code that it shows with each. */
const samplesAt = (path: string) =>
  built(path)
    .filter((element) => hasClass(element, "example"))
    .flatMap((example) => {
      const inside = elementsOf(example);
      const frame = inside.find(({ tagName }) => tagName === "iframe");
      const code = inside.find(({ tagName }) => tagName === "code");
      const of = (frame && attributeOf(frame, "src"))?.replace(/^\/samples\/|\.html$/g, "");
      return of ? [{ of, shown: code && textOf(code) }] : [];
    });

test("every example is a sample on its page, and its code is shown as it is", () => {
  for (const { path, slugs } of reference)
    expect(
      samplesAt(path).map(({ of }) => of),
      path,
    ).toEqual(
      slugs.flatMap((slug) => readExamples(slug).map((example) => `${slug}/${example.case}`)),
    );
  for (const { of, shown } of paths.flatMap(samplesAt))
    if (shown !== undefined) expect(shown, of).toBe(exampleOf(of));
});

const body = (html: string) =>
  elementsOf(parse(html))
    .filter(({ tagName }) => tagName === "body")
    .map((element) => serialize(element).trim())
    .join("");

test("what a sample renders is its example, and it names no file but the stylesheet", () => {
  const own = /^(#|data:|\/samples\/|\/assets\/daylit-[\w-]{8}\.css$)/;
  for (const of of new Set(paths.flatMap(samplesAt).map((sample) => sample.of))) {
    const html = textAt(new URL(absolute(`/samples/${of}.html`)));
    expect(body(html), of).toBe(body(exampleOf(of)));
    const { elements } = readDocument(html);
    const loads = elements
      .filter(({ tagName }) => !["a", "area", "form"].includes(tagName))
      .flatMap((element) => ["src", "href"].map((name) => attributeOf(element, name)))
      .filter((address) => address !== undefined && !own.test(address));
    expect(loads, of).toEqual([]);
  }
});

const heightsOn = async (page: Page) =>
  page
    .locator(".example iframe")
    .evaluateAll((frames) =>
      Object.fromEntries(
        (frames as HTMLIFrameElement[]).map((frame) => [
          frame.getAttribute("src")?.replace(/^\/samples\/|\.html$/g, "") ?? "",
          frame.clientHeight,
        ]),
      ),
    );

/** A page of each kind that frames samples: they differ by what the tests above read. */
const framed = everything
  ? paths
  : [
      "/stylesheet/card",
      "/stylesheet/form",
      ...stylesheetKinds.slice(0, 1).map(pathOf),
      "/documentation",
    ];

for (const path of framed)
  test(`samples are as tall as what they show, and ask for nothing: ${path}`, async ({ page }) => {
    const asked = new Set<string>();
    const said: string[] = [];
    onConsole(page, (text) => said.push(`${page.url()}: ${text}`));
    page.on("request", (request) => {
      if (request.frame() !== page.mainFrame()) asked.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrate(page);
    await loadSamples(page);
    for (const of of Object.keys(await heightsOn(page))) {
      if (heights[of] === "window") continue;
      const height = await sampleFrame(page, of).evaluate(() =>
        Math.ceil(document.documentElement.getBoundingClientRect().height),
      );
      const [, wide] = (heights[of] ?? []) as number[];
      if (path.startsWith("/stylesheet/"))
        expect(Math.abs(height - (wide ?? 0)), `${of}: ${remedy}`).toBeLessThan(40 + height / 4);
      // Sized to its content, once it is near enough for its controls to listen.
      await page.locator(`iframe[src="/samples/${of}.html"]`).first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await heightsOn(page))[of], of).toBe(height);
    }
    const own = /^\/samples\/|^\/assets\/daylit-[\w-]{8}\.css$/;
    expect([...asked].filter((url) => !own.test(url))).toEqual([]);
    expect(said).toEqual([]);
  });

test("every sample has a height, and every height a sample", () => {
  const all = exampleSlugs().flatMap((slug) =>
    readExamples(slug).map((found) => `${slug}/${found.case}`),
  );
  const blocks = blockNames.map(blockSampleName);
  expect(Object.keys(heights).sort(), remedy).toEqual([...all, ...blocks].sort());
});
