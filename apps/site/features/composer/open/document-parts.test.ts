import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileParts, piecesOf, pieceText, textParts } from "./document-parts.ts";

const shown = (parts: Awaited<ReturnType<typeof fileParts>>) =>
  parts?.map(({ as, text }) => [as, wordsOf(text)]);

const expected = [
  ["subhead", "About us"],
  ["paragraph", "We tune pianos & organs."],
  ["item", "at home"],
  ["item", "Tuning – £85"],
];

const word = `<w:document><w:body>
<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>About us</w:t></w:r></w:p>
<w:p><w:r><w:t xml:space="preserve">We </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>tune</w:t></w:r><w:del w:id="1"><w:r><w:delText>no</w:delText></w:r></w:del><w:r><w:t xml:space="preserve"> </w:t></w:r><w:hyperlink r:id="r1"><w:r><w:t>pianos</w:t></w:r></w:hyperlink><w:r><w:t xml:space="preserve"> &amp; organs.</w:t></w:r></w:p>
<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr><w:r><w:t>at home</w:t></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Tuning</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>£85</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:sectPr/></w:body></w:document>`;

const open = `<office:document-content><office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>
<text:h text:outline-level="1">About us</text:h>
<text:p text:style-name="P1">We <text:span text:style-name="T1">tune</text:span> <text:a xlink:href="https://x.example/">pianos</text:a><text:s/>&amp; organs.</text:p>
<text:list><text:list-item><text:p>at home</text:p></text:list-item></text:list>
<table:table><table:table-row><table:table-cell><text:p>Tuning</text:p></table:table-cell><table:table-cell><text:p>£85</text:p></table:table-cell></table:table-row></table:table>
</office:text></office:body></office:document-content>`;

const zipped = (files: Record<string, string>, name: string) =>
  new File(
    [
      zipSync(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      ),
    ],
    name,
  );

test("a document of Word, of a free office or in Markdown is the same paragraphs", async () => {
  const relations =
    '<Relationships><Relationship Id="r1" Target="https://x.example/"/></Relationships>';
  const docx = await fileParts(
    zipped({ "word/document.xml": word, "word/_rels/document.xml.rels": relations }, "a.docx"),
  );
  expect(shown(docx)).toEqual(expected);
  expect(docx?.[1]?.text).toContain("https://x.example/");
  expect(docx?.[1]?.text).toContain("*");
  expect(shown(await fileParts(zipped({ "content.xml": open }, "a.odt")))).toEqual(expected);
  const markdown =
    "# About us\n\nWe **tune** [pianos](https://x.example/)\n& organs.\n\n- at home\n- Tuning – £85\n";
  expect(shown(await fileParts(new File([markdown], "a.md")))).toHaveLength(5);
  expect(JSON.stringify(shown(textParts(markdown)))).not.toMatch(/[*#]/);
});

test("text boxes are read once; footnotes, comments and names of pictures not at all; tabs make rows", async () => {
  const box = (name: string) => `<mc:${name}><w:p><w:r><w:t>Box</w:t></w:r></w:p></mc:${name}>`;
  const docx = `<w:document><w:body>${box("Choice")}${box("Fallback")}<w:p><w:r><w:t>Open fire</w:t></w:r><w:r><w:tab/><w:t>£55</w:t></w:r></w:p></w:body></w:document>`;
  expect(shown(await fileParts(zipped({ "word/document.xml": docx }, "a.docx")))).toEqual([
    ["paragraph", "Box"],
    ["item", "Open fire – £55"],
  ]);
  const odt = `<office:text><text:p>Tuning<text:note text:id="1"><text:note-citation>1</text:note-citation><text:note-body><text:p>A footnote</text:p></text:note-body></text:note>.<office:annotation><text:p>Too dear?</text:p></office:annotation></text:p><text:p><draw:frame><svg:title>Image1</svg:title></draw:frame>Voicing<text:tab/>£40</text:p></office:text>`;
  expect(shown(await fileParts(zipped({ "content.xml": odt }, "a.odt")))).toEqual([
    ["paragraph", "Tuning."],
    ["item", "Voicing – £40"],
  ]);
});

test("tables of Markdown and columns of a PDF show neither pipes nor a price in another’s place", () => {
  expect(shown(textParts("| Service | Price |\n|:---|---:|\n| Open fire | £55 |\n"))).toEqual([
    ["item", "Service – Price"],
    ["item", "Open fire – £55"],
  ]);
  expect(shown(textParts("Bird’s nest\n£65.50\nfrom £80"))).toHaveLength(3);
});

test("what isn’t a document is refused", async () => {
  expect(await fileParts(new File([new Uint8Array([1, 0, 2])], "a.bin"))).toBeUndefined();
  expect(await fileParts(zipped({ "other.txt": "x" }, "a.zip"))).toBeUndefined();
  expect(await fileParts(new File([new Uint8Array([0x50, 0x4b, 1, 2])], "a.docx"))).toBeUndefined();
});

test("a document is cut at its headings", async () => {
  const pieces = piecesOf(textParts("Before.\n\n# One\n\nFirst **words**.\n\n# Two\n\n- a\n- b"));
  expect(pieces.map(({ heading }) => heading)).toEqual(["", "One", "Two"]);
  expect(pieces.map(pieceText)).toEqual(["Before.", "First **words**.", "- a\n- b"]);
});
