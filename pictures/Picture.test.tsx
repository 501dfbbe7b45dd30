import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { picture } from "./catalogue/catalogue.ts";
import { Picture } from "./Picture.tsx";

const wide = picture("hero-day");
const upright = picture("hero-phone-day");

test("offers the better encoding first and says how large it will be", () => {
  const html = renderToStaticMarkup(<Picture picture={wide} sizes="50vw" />);
  expect(html.indexOf("image/avif")).toBeLessThan(html.indexOf("image/webp"));
  expect(html).toContain(`width="${wide.width}" height="${wide.height}"`);
  expect(html).toContain(`alt="${wide.alt}"`);
  expect(html).toContain('sizes="50vw"');
});

test("waits for the visitor, unless it is the first thing seen", () => {
  const later = renderToStaticMarkup(<Picture picture={wide} sizes="100vw" />);
  const first = renderToStaticMarkup(<Picture picture={wide} sizes="100vw" priority />);
  expect(later).toContain('loading="lazy"');
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

test("gives another crop its own size, before the general one", () => {
  const html = renderToStaticMarkup(
    <Picture
      picture={wide}
      sizes="100vw"
      instead={[{ media: "(width < 40em)", picture: upright }]}
    />,
  );
  expect(html.indexOf(upright.id)).toBeLessThan(html.indexOf(`${wide.id}-`));
  expect(html).toMatch(
    new RegExp(`<source[^>]*media="\\(width &lt; 40em\\)"[^>]*height="${upright.height}"`),
  );
});

test("has no style of its own, and takes other words and folders", () => {
  const html = renderToStaticMarkup(
    <Picture picture={wide} sizes="1px" alt="" base="img/" className="card-media" />,
  );
  expect(html).not.toContain("style=");
  expect(html).toContain('alt=""');
  expect(html).toContain(`class="picture picture-${wide.id} card-media"`);
  expect(html).toContain(`src="img/${wide.id}-`);
});
