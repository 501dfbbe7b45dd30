import { decodeHTML } from "entities/decode";
import type { Tag } from "./tag.ts";
import { tokens } from "./tokens.ts";

export type Head = {
  titles: readonly string[];
  metas: readonly Tag["attributes"][];
  /** Whether the body has begun, so that nothing further can belong to the head. */
  over: boolean;
};

/** Start tags that leave the head open. */
const staying = new Set([
  ...["html", "head", "base", "basefont", "bgsound", "link", "meta"],
  ...["title", "script", "style", "noframes", "template"],
]);

/** End tags that begin the body; every other one is passed over. */
const bodyEnds = new Set(["body", "html", "br"]);

/**
 * Reads the head of a page as the HTML standard builds it (as a browser with scripting does, for
 * which `noscript` is text), from text alone and in one pass: nothing is ever created that could
 * run, load or grow. Of a `template` in the head only the nesting is followed. See decision 027.
 */
export function readHead(page: string): Head {
  const titles: string[] = [];
  const metas: Tag["attributes"][] = [];
  let templates = 0;
  let closed = false;
  // A NUL says nothing, and engines disagree on whether one ends the head.
  for (const token of tokens(page.replace(/\r\n?/g, "\n").replaceAll("\0", ""))) {
    if (token.kind !== "text" && token.name === "template")
      templates = Math.max(0, templates + (token.kind === "start" ? 1 : -1));
    if (templates > 0) continue;
    const over =
      token.kind === "text"
        ? /[^\t\n\f ]/.test(token.text)
        : token.kind === "end"
          ? bodyEnds.has(token.name)
          : !staying.has(token.name) && (closed || token.name !== "noscript");
    if (over) return { titles, metas, over };
    if (token.kind === "end" && token.name === "head") closed = true;
    if (token.kind !== "start") continue;
    if (token.name === "title") titles.push(decodeHTML(token.content));
    if (token.name === "meta") metas.push(token.attributes);
  }
  return { titles, metas, over: false };
}

/** Whether the head has ended in the first part of a page. */
export function headIsOver(start: string): boolean {
  // At the cut there may be half a tag or half of `&#32;`, which would read as text of the body.
  const open = start.lastIndexOf("<");
  const whole = open > start.lastIndexOf(">") ? start.slice(0, open) : start;
  return readHead(whole.replace(/&[#\w]*$/, "")).over;
}
