import type { ReactNode } from "react";
import { wordsOf } from "../../schema/marks.ts";
import { each } from "../section/each.tsx";
import { inline } from "./inline.tsx";

/** A part of a long text. */
export type ArticlePart = { as?: "paragraph" | "subhead" | "item" | "number"; text: string };

type Props = {
  parts: readonly ArticlePart[];
  /** Before the ids of its subheads. */
  id: string;
  /** Of its subheads. */
  level: 2 | 3;
};

const lists: Readonly<Record<string, "ul" | "ol">> = { item: "ul", number: "ol" };

/** Parts that follow each other and belong to one list stand together. */
function grouped(parts: readonly ArticlePart[]): ArticlePart[][] {
  const groups: ArticlePart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.as !== undefined && part.as in lists && last[0]?.as === part.as)
      last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The subheads of a long text with their ids, for links to them. */
export const subheadsOf = (parts: readonly ArticlePart[], id: string) =>
  parts
    .filter(({ as, text }) => as === "subhead" && wordsOf(text).trim() !== "")
    .map(({ text }, index) => ({ words: wordsOf(text), id: `${id}-${index + 1}` }));

/** A long text: paragraphs, subheads and lists. */
export function Article({ parts, id, level }: Props): ReactNode {
  const Heading = level === 2 ? "h2" : "h3";
  let subhead = 0;
  return each(grouped(parts), (group) => {
    const [{ as = "paragraph", text }] = group as [ArticlePart];
    const List = lists[as];
    if (List) {
      return (
        <List>
          {each(group, (part) => (
            <li>{inline(part.text)}</li>
          ))}
        </List>
      );
    }
    if (as !== "subhead") return <p>{inline(text)}</p>;
    const isNamed = wordsOf(text).trim() !== "";
    if (isNamed) subhead++;
    return <Heading id={isNamed ? `${id}-${subhead}` : undefined}>{inline(text)}</Heading>;
  });
}
