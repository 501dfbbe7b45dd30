import { headersFor } from "@daylit/hosting/policy/policy.ts";
import { expect, test } from "vitest";
import { paths } from "../../../model/pages/paths.ts";
import { cacheOf } from "./addresses.ts";

test("every address has its cache", () => {
  expect(cacheOf("/assets/root-DC2yVzNF.js")).toBe("files");
  expect(cacheOf("/assets/preview.png")).toBe("loose");
  expect(cacheOf("/pictures/bread-640.0a1b2c3d.avif")).toBe("pictures");
  expect(cacheOf("/samples/card/basic")).toBe("loose");
  expect(cacheOf("/view/arch-0001.css")).toBe("loose");
  expect(cacheOf("/compose/page.html")).toBe("loose");
  for (const path of paths) expect(cacheOf(path), path).toBe("pages");
});

test("what is no part of a page is left to the network", () => {
  for (const path of ["/service-worker.js", "/daylit.min.css", "/sitemap.xml", "/llms.txt"])
    expect(cacheOf(path), path).toBeUndefined();
});

test("only what the server calls immutable is taken from the cache first", () => {
  const immutable = (path: string) =>
    headersFor(path, "site")["Cache-Control"]?.includes("immutable");
  for (const path of ["/assets/a-Ab12_-x9.js", "/pictures/b.0a1b2c3d.webp"])
    expect(immutable(path), path).toBe(true);
  for (const path of ["/assets/favicon.svg", "/samples/card/basic", "/view/arch-0001.avif", "/"]) {
    expect(immutable(path), path).toBe(false);
    expect(["files", "pictures"], path).not.toContain(cacheOf(path));
  }
});
