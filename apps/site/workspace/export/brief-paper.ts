import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import style from "./brief-paper.css?raw";

/** A brief as a person reads it, before it becomes Markdown, a web page or paper. */
export type Block =
  | { heading: string; level: 1 | 2 | 3 }
  /** Paragraphs; `label` stands before them in bold, `quiet` is a remark. */
  | { text: string; label?: string; quiet?: boolean }
  | { list: readonly Line[]; ordered?: boolean };

export type Line = {
  text: string;
  /** Shown as code before or after the text. */
  file?: string;
  done?: boolean;
  below?: readonly string[];
};

/** Typed words must not turn into headings, links or tags when the Markdown is shown. */
export const plain = (text: string) => text.trim().replaceAll(/[\\`*_[\]<>#|]/g, "\\$&");

const lines = (text: string) => text.trim().split("\n").map(plain).join("\n");

function lineOf({ text, file, done, below = [] }: Line, mark: string): string {
  const box = done === undefined ? "" : `[${done ? "x" : " "}] `;
  const name = file ? `\`${file}\`${text ? " " : ""}` : "";
  return [`${mark} ${box}${name}${plain(text)}`, ...below.map((each) => `  - ${plain(each)}`)].join(
    "\n",
  );
}

const markdownOf = (block: Block): string => {
  if ("heading" in block) return `${"#".repeat(block.level)} ${plain(block.heading)}`;
  if ("list" in block)
    return block.list
      .map((line, index) => lineOf(line, block.ordered ? `${index + 1}.` : "-"))
      .join("\n");
  if (block.quiet) return `_${lines(block.text)}_`;
  return block.label ? `**${plain(block.label)}** ${lines(block.text)}` : lines(block.text);
};

export const markdown = (blocks: readonly Block[]) => `${blocks.map(markdownOf).join("\n\n")}\n`;

const htmlLine = ({ text, file, done, below = [] }: Line) =>
  `<li>${done === undefined ? "" : done ? "☑ " : "☐ "}${file ? `<code>${escapeHtml(file)}</code> ` : ""}${escapeHtml(text)}${
    below.length > 0
      ? `<ul>${below.map((each) => `<li>${escapeHtml(each)}</li>`).join("")}</ul>`
      : ""
  }</li>`;

const htmlOf = (block: Block): string => {
  if ("heading" in block) return `<h${block.level}>${escapeHtml(block.heading)}</h${block.level}>`;
  if ("list" in block) {
    const name = block.ordered ? "ol" : "ul";
    return `<${name}>${block.list.map(htmlLine).join("")}</${name}>`;
  }
  const text = escapeHtml(block.text.trim()).replaceAll("\n", "<br>");
  if (block.quiet) return `<p><small>${text}</small></p>`;
  return `<p>${block.label ? `<strong>${escapeHtml(block.label)}</strong> ` : ""}${text}</p>`;
};

/** A page on its own that any browser or word processor opens and prints. */
export const webPage = (title: string, blocks: readonly Block[]) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
${style}</style>
${blocks.map(htmlOf).join("\n")}
</html>
`;
