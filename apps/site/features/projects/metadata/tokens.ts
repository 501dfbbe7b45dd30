import { decodeHTML } from "entities/decode";
import { readTag, type Tag } from "./tag.ts";
import { endOfText, textElements } from "./text.ts";

export type Token =
  | { kind: "text"; text: string }
  | ({ kind: "start"; content: string } & Tag)
  | { kind: "end"; name: string };

const startTag = /<[a-z]/iy;
const endTag = /<\/[a-z]/iy;
const nothing = /<\/>/y;
const comment = /<!--(?:-?>|.*?(?:--!?>|$))/sy;
/** A doctype, an instruction, a tag that is none: over at the next bracket. */
const passing = /<(?:[!?]|\/[^>])[^>]*>?/y;

function lengthOf(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(html)?.[0].length ?? 0;
}

/** Cuts a page into text and tags as the HTML standard does; comments and the like are left out. */
export function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    if (end > at) yield { kind: "text", text: decodeHTML(html.slice(at, end)) };
    at = end;
    if (lengthOf(startTag, html, at)) {
      const tag = readTag(html, at + 1);
      if (!tag) return;
      at = textElements.has(tag.name) ? endOfText(tag.name, html, tag.end) : tag.end;
      yield { kind: "start", ...tag, content: html.slice(tag.end, at) };
    } else if (lengthOf(endTag, html, at)) {
      const tag = readTag(html, at + 2);
      if (!tag) return;
      at = tag.end;
      yield { kind: "end", name: tag.name };
    } else if (open >= 0) {
      const length =
        lengthOf(nothing, html, at) || lengthOf(comment, html, at) || lengthOf(passing, html, at);
      if (!length) yield { kind: "text", text: "<" };
      at += length || 1;
    }
  }
}
