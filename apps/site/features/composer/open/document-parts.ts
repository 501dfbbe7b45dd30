import { articleParts, articleText } from "@daylit/layouts/schema/article-text.ts";
import { strFromU8, unzipSync } from "fflate";
import { type Pasted, pastedHtml } from "../canvas/text/pasted-html.ts";
import { plainParts } from "../canvas/text/unwrapped.ts";

/** A document of the owner's: from a word processor, as Markdown, or as plain text. */

/** Larger ones are books, and would take seconds. */
const largest = 20_000_000;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** A paragraph; words with tabs between them are a row, as in a price list. */
function paragraphOf(words: string): string {
  const cells = words.split(/\t+/).filter((cell) => cell.replaceAll(/<[^>]*>/g, "").trim());
  return cells.length > 1
    ? `<tr><td>${cells.join("</td><td>")}</td></tr>`
    : `<p>${words.replaceAll("\t", " ")}</p>`;
}

/** The XML of Word as HTML: paragraphs by their style, runs by their marks, links by their relations. */
function wordHtml(xml: string, relations = ""): string {
  const links = new Map(
    [...relations.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  const body = xml.replace(/^[\s\S]*?<w:body[^>]*>/, "").replace(/<\/w:body>[\s\S]*$/, "");
  return (
    body
      // The same text box once more, for older programs.
      .replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, "")
      .replaceAll(/<w:(?:del|moveFrom)\s[^>]*>[\s\S]*?<\/w:(?:del|moveFrom)>/g, "")
      .replaceAll(/<w:p[ >][\s\S]*?<\/w:p>/g, (paragraph) => {
        const style = /<w:pStyle\s[^>]*w:val="([^"]*)"/.exec(paragraph)?.[1] ?? "";
        const isHead =
          /^(?:heading|title|subtitle|überschrift|berschrift|titre|titolo|ttulo|kop|nagwek|rubrik|overskrift|otsikko|balk)/i.test(
            style,
          ) || /<w:outlineLvl\s/.test(paragraph);
        const isItem = /<w:numPr>/.test(paragraph) || /^list/i.test(style);
        const words = paragraph
          .replaceAll(
            /<w:hyperlink\s[^>]*>/g,
            (tag) => `<a href="${links.get(attribute(tag, "r:id")) ?? ""}">`,
          )
          .replaceAll("</w:hyperlink>", "</a>")
          .replaceAll(/<w:r[ >][\s\S]*?<\/w:r>/g, (run) => {
            const isBold = /<w:b(?:\s*\/>|\s+w:val="(?:1|true|on)")/.test(run);
            const text = [
              ...run.matchAll(/<w:t(?:\s[^>]*)?>([\s\S]*?)<\/w:t>|<w:(?:br|tab|cr)\b[^>]*>/g),
            ]
              .map(([tag, words = tag.startsWith("<w:tab") ? "\t" : " "]) => words)
              .join("");
            return isBold ? `<strong>${text}</strong>` : text;
          })
          .replaceAll(/<\/?w:[^>]*>/g, "");
        if (isHead) return `<h2>${words}</h2>`;
        return isItem ? `<ul><li>${words}</li></ul>` : paragraphOf(words);
      })
      .replaceAll(
        /<(\/?)w:(tr|tc)\b[^>]*>/g,
        (_, slash, name) => `<${slash}${name === "tc" ? "td" : "tr"}>`,
      )
      .replaceAll(/<\/?w:[^>]*>/g, "")
  );
}

/** The XML of OpenDocument as HTML. */
function openDocumentHtml(xml: string): string {
  const bold = new Set(
    [
      ...xml.matchAll(
        /<style:style\s[^>]*style:name="([^"]*)"[^>]*>((?:(?!<\/style:style>)[\s\S])*)/g,
      ),
    ]
      .filter(([, , inside = ""]) => /fo:font-weight="(?:bold|[6-9]00)"/.test(inside))
      .map(([, name]) => name),
  );
  const body = xml
    .replace(/^[\s\S]*?<office:text[^>]*>/, "")
    .replace(/<\/office:text>[\s\S]*$/, "");
  return (
    body
      // Footnotes, comments and the names of pictures aren’t words of the text.
      .replaceAll(
        /<(text:tracked-changes|text:note|office:annotation|svg:title|svg:desc)\b[^>]*>[\s\S]*?<\/\1>/g,
        "",
      )
      .replaceAll(/<text:(?:s|line-break)\b[^>]*\/>/g, " ")
      .replaceAll(/<text:tab\b[^>]*\/>/g, "\t")
      .replaceAll(/<text:h\b[^>]*>/g, "<h2>")
      .replaceAll("</text:h>", "</h2>")
      .replaceAll(/<text:p\b[^>]*\/>/g, "")
      .replaceAll(/<text:p\b[^>]*>/g, "<p>")
      .replaceAll("</text:p>", "</p>")
      .replaceAll(/<p>([\s\S]*?)<\/p>/g, (_, words) => paragraphOf(words))
      .replaceAll(/<text:list(?:\s[^>]*)?>/g, "<ul>")
      .replaceAll("</text:list>", "</ul>")
      .replaceAll(/<text:list-item\b[^>]*>/g, "<li>")
      .replaceAll("</text:list-item>", "</li>")
      .replaceAll(/<text:span\b[^>]*>/g, (tag) =>
        bold.has(attribute(tag, "text:style-name")) ? '<span style="font-weight:bold">' : "<span>",
      )
      .replaceAll("</text:span>", "</span>")
      .replaceAll(/<text:a\b[^>]*>/g, (tag) => `<a href="${attribute(tag, "xlink:href")}">`)
      .replaceAll("</text:a>", "</a>")
      .replaceAll(/<table:table-row\b[^>]*>/g, "<tr>")
      .replaceAll("</table:table-row>", "</tr>")
      .replaceAll(/<table:table-cell\b[^>]*>/g, "<td>")
      .replaceAll("</table:table-cell>", "</td>")
      .replaceAll(/<\/?[\w-]+:[^>]*>/g, "")
  );
}

const markdown = /^(?:#{1,6} |[-*] \S|\d{1,3}\. \S)|\*\*[^*\n]+\*\*|\]\(https?:/m;

/** Tables of Markdown as items. */
const withoutPipes = (text: string) =>
  text.replaceAll(/^[ \t]*\|[ \t|:-]*-[ \t|:-]*$\n?/gm, "").replaceAll(
    /^[ \t]*\|(.*)\|[ \t]*$/gm,
    (_, cells: string) =>
      `- ${cells
        .split("|")
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(" – ")}`,
  );

/** Plain text or Markdown. */
export const textParts = (text: string): Pasted[] =>
  markdown.test(withoutPipes(text))
    ? articleParts(withoutPipes(text).replaceAll(/(\S)\n(?=\p{Ll})/gu, "$1 ")).map(
        ({ as = "paragraph", text: words }) => ({ as, text: words }),
      )
    : plainParts(text);

/** The paragraphs of a file; undefined if it is of no kind that we read. */
export async function fileParts(file: File): Promise<Pasted[] | undefined> {
  if (file.size > largest) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return bytes.includes(0) ? undefined : textParts(strFromU8(bytes));
  try {
    const wanted = ["word/document.xml", "word/_rels/document.xml.rels", "content.xml"];
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => wanted.includes(name) && originalSize <= 4 * largest,
    });
    const [word, relations, open] = wanted.map((name) => files[name] && strFromU8(files[name]));
    if (word) return pastedHtml(wordHtml(word, relations));
    return open ? pastedHtml(openDocumentHtml(open)) : undefined;
  } catch {
    return undefined;
  }
}

/** A heading with what is below it. */
export type Piece = { heading: string; parts: readonly Pasted[] };

/** A document cut at its headings; what is before the first has none. */
export function piecesOf(parts: readonly Pasted[]): Piece[] {
  const pieces: { heading: string; parts: Pasted[] }[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (part.as === "subhead") pieces.push({ heading: part.text, parts: [] });
    else if (last) last.parts.push(part);
    else pieces.push({ heading: "", parts: [part] });
  }
  return pieces;
}

/** The words of a piece as our fields read them. */
export const pieceText = ({ parts }: Piece): string =>
  articleText(parts.map(({ as, text }) => (as === "paragraph" ? { text } : { as, text })));
