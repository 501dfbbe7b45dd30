import { expect, test } from "vitest";
import { type SvgElement, svgProblem, svgSize, svgTextProblem } from "./svg.ts";

const space = "http://www.w3.org/2000/svg";

const element = (
  localName: string,
  attributes: Record<string, string> = {},
  children: SvgElement[] = [],
  more: Partial<SvgElement> = {},
): SvgElement => ({
  localName,
  namespaceURI: space,
  attributes: Object.entries(attributes).map(([name, value]) => ({
    name,
    localName: name.split(":").at(-1) ?? name,
    value,
  })),
  children,
  textContent: "",
  ...more,
});

const svg = (...children: SvgElement[]) => element("svg", { viewBox: "0 0 10 10" }, children);
const style = (textContent: string) => element("style", {}, [], { textContent });
const foreign = (localName: string, namespaceURI: string) =>
  element(localName, {}, [], { namespaceURI });

test("a drawing with gradients, styles, an embedded photo and editor data is harmless", () => {
  expect(
    svgProblem(
      svg(
        element("path", { d: "M0 0", fill: "url(#a)", style: "stroke: url( '#b' )" }),
        element("use", { "xlink:href": "#c" }),
        element("image", { href: "data:image/png;base64,AA" }),
        style(".a{fill:url(#a)}"),
        foreign("namedview", "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"),
      ),
    ),
  ).toBeUndefined();
});

test.each<[string, SvgElement]>([
  ["a script", element("script")],
  ["a script", element("g", { onload: "alert(1)" })],
  ["a script", element("g", { ONCLICK: "alert(1)" })],
  ["HTML", element("foreignObject")],
  ["HTML", foreign("iframe", "http://www.w3.org/1999/xhtml")],
  ["<a>", element("a", { href: "#x" })],
  ["is animated", element("set", { attributeName: "href", to: "javascript:alert(1)" })],
  ["is animated", element("animateTransform")],
  ["outside", element("use", { href: "https://example.org/a.svg#b" })],
  ["outside", element("image", { "xlink:href": "//example.org/a.png" })],
  ["outside", element("image", { href: "data:image/svg+xml;base64,AA" })],
  ["script (link)", element("use", { href: " javascript:alert(1)" })],
  ["elsewhere", element("rect", { style: "fill:url(https://example.org/a)" })],
  ["elsewhere", element("rect", { fill: 'url("http://example.org/#a")' })],
  ["elsewhere", style("@import 'https://example.org/a.css'")],
  ["elsewhere", style(".a{background:u\\72l(https://example.org)}")],
  ["elsewhere", style("@font-face{src:url(https://example.org)}")],
])("refused: %s", (reason, bad) => {
  expect(svgProblem(svg(element("g", {}, [bad])))).toContain(reason);
});

test("something else with the same name is not an SVG drawing", () => {
  expect(svgProblem(foreign("svg", "urn:other"))).toBe("it is not an SVG drawing");
});

test("entities and stylesheets are refused before anything is parsed", () => {
  expect(svgTextProblem('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toContain("entities");
  expect(svgTextProblem("<?xml-stylesheet href='a.css'?><svg/>")).toContain("stylesheet");
  expect(svgTextProblem('<!DOCTYPE svg PUBLIC "a" "b"><svg/>')).toBeUndefined();
});

test("its size is its own, or that of the view box", () => {
  expect(svgSize(element("svg", { width: "120px", height: "40" }))).toEqual({
    width: 120,
    height: 40,
    scales: false,
  });
  expect(svgSize(element("svg", { width: "100%", viewBox: "0 0 30 20" }))).toEqual({
    width: 30,
    height: 20,
    scales: true,
  });
  expect(svgSize(element("svg"))).toBeUndefined();
});
