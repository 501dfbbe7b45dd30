import { expect, test, vi } from "vitest";
import { basePathOf } from "./base-path.ts";
import { attributesWith } from "./base-path-jsx.ts";

test("at the top of a host, addresses are what they are called", () => {
  const { base, withBase, stripBase } = basePathOf("https://example.org");
  expect(base).toBe("");
  expect(withBase("/search")).toBe("/search");
  expect(stripBase("/search")).toBe("/search");
});

test("below a path, what begins at the top begins there, and nothing else", () => {
  const { withBase, stripBase } = basePathOf("https://example.org/daylit/");
  expect(withBase("/")).toBe("/daylit/");
  expect(withBase("/search?q=card#x")).toBe("/daylit/search?q=card#x");
  for (const other of ["#top", "//x.example/", "https://x.example/", "card.html", "data:,x"])
    expect(withBase(other)).toBe(other);
  expect(stripBase("/daylit/search")).toBe("/search");
  expect(stripBase("/daylit")).toBe("/");
  expect(stripBase("/daylit/")).toBe("/");
  expect(stripBase("/daylitish")).toBeUndefined();
  expect(stripBase("/search")).toBeUndefined();
});

test("a path that is also a section's name is not taken for it", () => {
  const { withBase, stripBase } = basePathOf("https://example.org/layouts");
  expect(withBase("/layouts/arch")).toBe("/layouts/layouts/arch");
  expect(stripBase("/layouts/layouts/arch")).toBe("/layouts/arch");
});

test("a setting that is empty is none", async () => {
  for (const name of ["SITE_ORIGIN", "CLIENTS_DOMAIN", "STUDIO_EMAIL"]) vi.stubEnv(name, "");
  vi.resetModules();
  const { site, absolute } = await import("../site.ts");
  expect(site.email).toBeUndefined();
  expect(absolute("/search")).toBe("http://localhost:4173/search");
  vi.unstubAllEnvs();
});

test("elements are placed by their attributes", () => {
  const placed = attributesWith(basePathOf("https://example.org/daylit").withBase);
  expect(placed("href", "/packages")).toBe("/daylit/packages");
  expect(placed("title", "/packages")).toBe("/packages");
  expect(placed("srcSet", "/a-480.avif 480w, /a-960.avif 960w")).toBe(
    "/daylit/a-480.avif 480w, /daylit/a-960.avif 960w",
  );
  expect(placed("srcSet", "data:image/png;base64,AA/BB 1x")).toBe("data:image/png;base64,AA/BB 1x");
  expect(placed("href", undefined)).toBeUndefined();
});
