import "../../render/pictures/all-drawings.server.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageCss } from "../../render/page-css.ts";
import { libraryPicture, RenderContextProvider, singlePage } from "../../render/render-context.ts";
import { renderToHtml } from "../../render/render-to-html.ts";
import { type ImageRef, Photo } from "./photo.tsx";

const vector = "busi-draw-desk";
const placed = (image: ImageRef, decorative = false) => (
  <RenderContextProvider value={singlePage}>
    <Photo image={image} sizes="100vw" ratio="landscape" decorative={decorative} />
  </RenderContextProvider>
);
const html = (look = {}) => renderToHtml(placed({ id: vector, ...look }));

test("a vector picture stands in the document, with its alt text as its name", () => {
  const written = html();
  expect(written).toContain('<span class="photo photo-landscape"><svg class="drawing"');
  expect(written).toContain(`role="img" aria-label="${libraryPicture(vector).alt}"`);
  expect(written).toContain('fill="var(--d2)"');
  expect(written).not.toContain("<img");
});

test("React writes it the same", () => {
  expect(html()).toBe(renderToStaticMarkup(placed(vector)));
});

test("a detail of it is a part of its sheet", () => {
  expect(html()).toContain('viewBox="0 0 1200 800"');
  expect(html({ at: [100, 0], zoom: 2 })).toContain('viewBox="600 0 600 400"');
  expect(html({ at: [80, 50] })).toContain('preserveAspectRatio="xMaxYMid slice"');
});

test("behind words it is hidden from those who listen", () => {
  const written = renderToHtml(placed(vector, true));
  expect(written).toContain('aria-hidden="true"');
  expect(written).not.toContain("aria-label");
});

test("its tones are in the stylesheet of pages that show one, and in no other", () => {
  const theme = {
    brand: "#1f4d3f",
    paper: { hue: 90, chroma: 0.01 },
    type: { headline: "figtree", body: "figtree" },
  } as const;
  expect(pageCss(theme, [], html())).toContain("--d2: light-dark(oklch(from var(--brand)");
  expect(pageCss(theme, [], "<p>Words</p>")).not.toContain("--d2:");
});

test("a raster picture is written as before", () => {
  const written = renderToHtml(placed("busi-gavel"));
  expect(written).toMatch(/^<picture class="photo photo-landscape"><source/);
});
