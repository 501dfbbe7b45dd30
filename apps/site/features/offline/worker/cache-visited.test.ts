import { expect, test, vi } from "vitest";
import { cacheVisited } from "./cache-visited.ts";

vi.stubGlobal("TOOLS", {
  Example: ["/assets/Example.island-aaaaaaaa.js", "/assets/Editor-bbbbbbbb.js"],
  OfflinePage: ["/assets/OfflinePage.island-99999999.js"],
  Planner: ["/assets/Planner.island-cccccccc.js"],
  "site-worker": ["/assets/site-worker-eeeeeeee.js", "/assets/build-ffffffff.js"],
});

/** Keeps whatever is on the list and says in which order. */
function keeping(answers: Record<string, string>) {
  const kept: string[] = [];
  const keep = async (address: string) => {
    kept.push(address);
    return new Response(answers[address] ?? "");
  };
  return { kept, keep };
}

test("of a reference page: its own stylesheet, its tools, its samples, and their stylesheet once", async () => {
  const sample = '<link rel="stylesheet" href="/assets/daylit-dddddddd.css">';
  const { kept, keep } = keeping({
    "/stylesheet/card": `<link rel="stylesheet" href="/assets/site-12345678.css"/><div data-island="example/Example"></div>
      <iframe src="/samples/card/basic.html"></iframe><iframe src="/samples/card/row.html"></iframe>
      <div data-island="example/Example"></div><iframe src="/samples/card/row.html"></iframe>`,
    "/samples/card/basic.html": sample,
    "/samples/card/row.html": sample,
  });
  await cacheVisited("/stylesheet/card", keep);
  expect(kept).toEqual([
    "/assets/OfflinePage.island-99999999.js",
    "/stylesheet/card",
    "/assets/site-12345678.css",
    "/assets/Example.island-aaaaaaaa.js",
    "/assets/Editor-bbbbbbbb.js",
    "/samples/card/basic.html",
    "/samples/card/row.html",
    "/assets/daylit-dddddddd.css",
  ]);
});

test("a worker that a tool's properties name is kept with all its parts", async () => {
  const { kept, keep } = keeping({
    "/compose": '<div data-props="{&quot;site&quot;:&quot;/assets/site-worker-eeeeeeee.js&quot;}">',
  });
  await cacheVisited("/compose", keep);
  expect(kept.slice(2)).toEqual(["/assets/site-worker-eeeeeeee.js", "/assets/build-ffffffff.js"]);
});

test("of a layout's page: everything that its zip holds", async () => {
  const { kept, keep } = keeping({
    "/layouts/arch/arch-0001": '<a href="/view/arch-0001.html">',
    "/view/arch-0001.html":
      '<link rel="stylesheet" href="arch-0001.css"><img src="pictures/stairs-800.webp">',
    "/view/arch-0001.css": "url(fonts/text.woff2)",
  });
  await cacheVisited("/layouts/arch/arch-0001", keep);
  expect(kept.slice(2)).toEqual([
    "/view/arch-0001.html",
    "/view/arch-0001.css",
    "/view/daylit.min.css",
    "/view/LICENSE.txt",
    "/view/fonts/text.woff2",
    "/view/pictures/stairs-800.webp",
  ]);
});

test("a connection that goes leaves what is there", async () => {
  const keep = async () => {
    throw new TypeError("no connection");
  };
  await expect(cacheVisited("/stylesheet/card", keep)).resolves.toBeUndefined();
});
