import type { ReactNode } from "react";
import { isMarked, runsOf } from "../../schema/marks.ts";
import { Anchor } from "../links/anchor.tsx";
import { each } from "../section/each.tsx";

/** A text with its bold words and links. */
export function inline(text: string): ReactNode {
  if (!isMarked(text)) return text;
  return each(runsOf(text), ({ text: words, strong, href }) => {
    const said = strong ? <strong>{words}</strong> : words;
    return href ? <Anchor href={href}>{said}</Anchor> : said;
  });
}
