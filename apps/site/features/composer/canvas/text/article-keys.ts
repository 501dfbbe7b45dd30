import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { runsBetween, runsOf, textOf, trimmed, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { resolveSite } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { t } from "../../messages/t.ts";
import type { Session } from "../../store/session.ts";
import { textIn } from "./marked-dom.ts";
import type { Typing } from "./typing.ts";

/** A place on the page can be found only by its text: an empty paragraph waits with a space. */
const waiting = "\u00a0";

/** Where writing goes on: at a letter, or over everything. */
type Next = { path: string; at: number | "all" };

const isBlank = (part: ArticlePart | undefined) => part !== undefined && /^\s*$/.test(part.text);

const numberOf = (path: string, article: string) =>
  Number(/^\[(\d+)\]/.exec(path.slice(article.length))?.[1] ?? 0);

const withKind = (part: ArticlePart, text: string, as = part.as): ArticlePart =>
  as && as !== "paragraph" ? { as, text } : { text };

/** Enter: the words behind the caret begin a paragraph or an item of their own. */
export function splitPart(
  parts: readonly ArticlePart[],
  at: number,
  text: string,
  { from, to }: { from: number; to: number },
): { parts: ArticlePart[]; at: number } | undefined {
  const part = parts[at];
  if (!part) return undefined;
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  const isItem = part.as === "item" || part.as === "number";
  // In an empty item Enter ends the list.
  if (wordsOf(text).trim() === "")
    return isItem ? { parts: [...before, { text: waiting }, ...after], at } : undefined;
  const first = trimmed(textOf(runsBetween(text, 0, from)));
  const second = trimmed(textOf(runsBetween(text, to, Number.MAX_SAFE_INTEGER)));
  if (first === "") return undefined;
  const next = withKind(part, second || waiting, isItem ? part.as : "paragraph");
  return { parts: [...before, withKind(part, first), next, ...after], at: at + 1 };
}

/** Backspace before the first letter: a subhead or an item becomes a paragraph, a paragraph joins the one before. */
export function joinPart(
  parts: readonly ArticlePart[],
  at: number,
  text: string,
): { parts: ArticlePart[]; at: number; letter: number } | undefined {
  const part = parts[at];
  const [before, after] = [parts.slice(0, at), parts.slice(at + 1)];
  const words = trimmed(text) || waiting;
  if (part?.as && part.as !== "paragraph")
    return { parts: [...before, { text: words }, ...after], at, letter: 0 };
  const last = before.pop();
  if (!part || !last) return undefined;
  const joined = textOf([...runsOf(last.text), ...runsOf(trimmed(text))]);
  return {
    parts: [...before, withKind(last, joined), ...after],
    at: at - 1,
    letter: wordsOf(last.text).length,
  };
}

/** Does what a key means in a long text; says where writing goes on. */
export function pressInArticle(
  key: "Enter" | "Backspace",
  typing: Typing,
  article: string,
  session: Session,
): Next | undefined {
  const parts = (valueAt(resolveSite(session.site), article) ?? []) as ArticlePart[];
  const at = numberOf(typing.path, article);
  const text = textIn(typing.element);
  const made =
    key === "Enter" ? splitPart(parts, at, text, typing.selected()) : joinPart(parts, at, text);
  if (!made) return undefined;
  session.endMerge();
  const label = key === "Enter" ? t`new paragraph` : t`joined paragraphs`;
  session.change(label, (site) => withWords(site, article, made.parts));
  typing.end("moved");
  const isNew = isBlank(made.parts[made.at]);
  return {
    path: `${article}[${made.at}].text`,
    at: isNew ? "all" : "letter" in made ? (made.letter as number) : 0,
  };
}
