import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSvg } from "./read-svg.ts";

const space = 'xmlns="http://www.w3.org/2000/svg"';
const read = (text: string) => readSvg(new TextEncoder().encode(text));
const svg = (inside: string, more = "") => `<svg ${space} viewBox="0 0 8 5"${more}>${inside}</svg>`;

test("a drawing comes back as it is, and reads the same again", () => {
  const text = `${svg(
    '<defs><linearGradient id="a"><stop offset="0"></stop></linearGradient></defs>' +
      '<path d="M0 0h8v5z" fill="url(#a)" style="stroke: url( \'#b\' )"></path><use href="#c"></use>' +
      '<image href="data:image/png;base64,AA"></image><style>.a{fill:url(#a)}</style>' +
      '<text xml:space="preserve"> Loaf &amp; <tspan x="1">Crumb</tspan></text>',
  )}\n`;
  expect(read(text)).toEqual({ text, width: 8, height: 5, scales: true });
});

test("what an editor wrote for itself is gone; the drawing is not", () => {
  const found = read(`\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: Adobe Illustrator 28, C:\\Users\\Ann\\logo.ai -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg:svg xmlns:svg="&ns_svg;" xmlns:xlink="&ns_xlink;" xmlns:i="http://ns.adobe.com/AI/10.0/"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="120px" height="40"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  sodipodi:docname="C:\\Users\\Ann\\logo.svg" inkscape:only-visible="1" data-name="Ann" role="img" aria-label="/home/ann/logo.svg" xml:base="/">
  <svg:title>logo_final_Ann</svg:title><svg:desc>Created with Sketch.</svg:desc>
  <svg:metadata><rdf:RDF xmlns:rdf="r"><script>Ann</script></rdf:RDF></svg:metadata>
  <sodipodi:namedview inkscape:window-x="1"><svg:path d="Ann"/></sodipodi:namedview>
  Ann
  <svg:g inkscape:label="Ann" id="C:\\Users\\Ann" style="fill:red;-inkscape-font-specification:'Ann';x:y">
    <svg:use xlink:href="#b"/><svg:path d='M0 0' /><svg:style><![CDATA[/* Ann */.a>b{c:d}]]></svg:style>
  </svg:g>
</svg:svg>`);
  expect(found.text).toBe(
    `<svg ${space} width="120px" height="40"><g style="fill:red; x:y"><use href="#b"></use>` +
      '<path d="M0 0"></path><style>.a&gt;b{c:d}</style></g></svg>\n',
  );
  expect(found).toMatchObject({ width: 120, height: 40, scales: false });
});

test("letters are read in the encoding that the file names", () => {
  const text = `<?xml version="1.0" encoding="iso-8859-1"?>${svg("<text>Bäcker</text>")}`;
  expect(readSvg(Uint8Array.from(Buffer.from(text, "latin1"))).text).toContain("Bäcker");
});

describe("refused", () => {
  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script", `<x:script xmlns:x="http://www.w3.org/2000/svg"/>`],
    ["a script", '<g onload="alert(1)"/>'],
    ["a script", "<g ONCLICK='alert(1)'/>"],
    ["HTML", "<foreignObject/>"],
    ["HTML", '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ["HTML", '<g><script xmlns="http://www.w3.org/1999/xhtml"/></g>'],
    ["<a>", '<a href="#x"/>'],
    ["is animated", '<set attributeName="href" to="javascript:alert(1)"/>'],
    ["is animated", "<animateTransform/>"],
    ["outside", '<use href="https://example.org/a.svg#b"/>'],
    ["outside", '<image x:href="//example.org/a.png" xmlns:x="http://www.w3.org/1999/xlink"/>'],
    ["outside", '<image href="data:image/svg+xml;base64,AA"/>'],
    ["script (link)", '<use href="&#106;avascript:alert(1)"/>'],
    ["elsewhere", '<rect style="fill:url(https://example.org/a)"/>'],
    ["elsewhere", '<rect style="fill:u\\72l(https://example.org/a)"/>'],
    ["elsewhere", `<rect fill='url("http://example.org/#a")'/>`],
    ["elsewhere", "<style>@import 'https://example.org/a.css'</style>"],
    ["elsewhere", "<style>.a{background:u\\72l(https://example.org)}</style>"],
    ["elsewhere", "<style>.a{background:u<!-- -->rl(https://example.org)}</style>"],
    ["elsewhere", "<style>.a{b:ur<![CDATA[l(https://example.org)]]>}</style>"],
    ["elsewhere", "<style>@font-face{src:url(https://example.org)}</style>"],
    ["damaged", "<g>"],
    ["damaged", "<g></p>"],
    ["damaged", "<g a='1' a='2'/>"],
    ["damaged", "<g a=1/>"],
    ["damaged", "&constructor;"],
    ["damaged", "&#0;"],
  ])("%s: %s", (reason, bad) => {
    expect(read(svg(`<g>${bad}</g>`)).problem).toContain(reason);
  });

  test.each([
    ["entities", `<!DOCTYPE svg [<!ENTITY a "&b;&b;">]>${svg("")}`],
    ["entities", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("")}`],
    ["stylesheet", `<?xml-stylesheet href='a.css'?>${svg("")}`],
    ["not an SVG", '<svg xmlns="urn:other" viewBox="0 0 1 1"/>'],
    ["not an SVG", '<svg viewBox="0 0 1 1"/>'],
    ["neither a size", `<svg ${space}/>`],
    ["damaged", `<svg ${space}><g>`],
    ["damaged", ""],
    ["damaged", svg("") + svg("")],
    ["damaged", `${svg("")}more`],
  ])("%s: %s", (reason, bad) => {
    expect(read(bad).problem).toContain(reason);
  });
});

test("its size is its own, or that of the view box", () => {
  expect(read(`<svg ${space} width="100%" viewBox="0 0 30 20"/>`)).toMatchObject({
    ...{ width: 30, height: 20, scales: true },
  });
});

test("whatever is in a file: what passes is a clean drawing, and reads the same again", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<g>",
      "</g>",
      "<g ",
      "/>",
      ">",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<?x?>",
      "&lt;",
    ),
    fc.constantFrom("<style>", "</style>", "<script>", "</script>", "<metadata>", "</metadata>"),
    fc.constantFrom(
      ' onload="a"',
      ' href="#a"',
      ' href="https://b"',
      ' style="a:url(#b)"',
      "url(//b)",
    ),
    fc.constantFrom(
      "/*",
      "*/",
      "\\",
      '"',
      "'",
      " a='&amp;'",
      'xmlns="http://www.w3.org/1999/xhtml"',
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const { text } = read(svg(pieces.join("")));
      if (text === undefined) return;
      expect(text).not.toMatch(/<script|<!|<\?| on\w+="|href="(?!#)|url\((?!#)|xhtml|\\/);
      expect(read(text).text).toBe(text);
    }),
    { seed: 20261118, numRuns: 1000 },
  );
});
