import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LookControls } from "./LookControls.tsx";

const nothing = () => {};

test("no control says part of its name a second time as its description", () => {
  const html = renderToStaticMarkup(
    createElement(LookControls, {
      title: "ARCH 0001",
      look: {},
      onLook: nothing,
      brand: undefined,
      own: "#b5522b",
      onBrand: nothing,
    }),
  );
  const titled = [...html.matchAll(/<button[^>]*title="([^"]*)"[^>]*>([^<]*)/g)];
  expect(titled.map(([, title]) => title)).toContain("Right to left");
  const twice = titled.filter(([tag, title = "", text]) => {
    const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? text ?? "";
    // A browser leaves out a description that is the name.
    return name !== title && name.toLowerCase().includes(title.toLowerCase());
  });
  expect(twice.map(([tag]) => tag)).toEqual([]);
});
