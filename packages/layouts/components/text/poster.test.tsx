import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { posterWords } from "./poster.tsx";

test("a poster says its headline once, word by word, each with the room it keeps", () => {
  const html = renderToStaticMarkup(posterWords("Red  disc, blue field"));
  expect(html.replaceAll(/<[^>]+>/g, "").trim()).toBe("Red disc, blue field");
  expect([...html.matchAll(/data-word="([^"]*)"/g)].map(([, word]) => word)).toEqual([
    "Red",
    "disc,",
    "blue",
    "field",
  ]);
});
