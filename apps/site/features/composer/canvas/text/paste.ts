import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { runsBetween, runsOf, textOf, trimmed } from "@daylit/layouts/schema/marks.ts";
import type { Written } from "@daylit/layouts/schema/texts.ts";
import { resolveSite } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { t } from "../../messages/t.ts";
import type { Session } from "../../store/session.ts";
import { textIn } from "./marked-dom.ts";
import { pastedHtml } from "./pasted-html.ts";
import type { Typing } from "./typing.ts";
import { plainParts } from "./unwrapped.ts";

/** Paragraphs around the caret: the first goes on in the text before it, the last in the text after. */
export function between(
  text: string,
  { from, to }: { from: number; to: number },
  pasted: readonly string[],
): string[] {
  const [first = "", ...rest] = pasted;
  const before = textOf([...runsBetween(text, 0, from), ...runsOf(first)]);
  const after = runsBetween(text, to, Number.MAX_SAFE_INTEGER);
  const last = rest.pop();
  if (last === undefined) return [textOf([...runsOf(before), ...after])];
  return [before, ...rest, textOf([...runsOf(last), ...after])];
}

/**
 * Takes in what was pasted: links, bold words and paragraphs, where the field has several. Returns where
 * writing goes on, if that is another text.
 */
export function paste(
  { html, text }: { html: string; text: string },
  typing: Typing,
  { prose, article }: Written,
  session: Session,
): string | undefined {
  const rich = html ? pastedHtml(html) : [];
  const all = rich.length > 0 ? rich : plainParts(text);
  const pasted = all.map((each) => each.text);
  if (pasted.length === 0) return undefined;
  if (article && pasted.length > 1) {
    const parts = (valueAt(resolveSite(session.site), article) ?? []) as ArticlePart[];
    const at = Number(/\[(\d+)\]\.text$/.exec(typing.path)?.[1] ?? 0);
    const next = between(textIn(typing.element), typing.selected(), ["", ...pasted]);
    const kinds = [parts[at]?.as, ...all.map(({ as }) => as)];
    const made = next
      .map((words, index): ArticlePart => {
        const as = kinds[index];
        return as && as !== "paragraph" ? { as, text: trimmed(words) } : { text: trimmed(words) };
      })
      .filter((part) => part.text !== "");
    session.endMerge();
    session.change(t`pasted text`, (site) =>
      withWords(site, article, [...parts.slice(0, at), ...made, ...parts.slice(at + 1)]),
    );
    typing.end("moved");
    return `${article}[${at + made.length - 1}].text`;
  }
  if (!prose || pasted.length === 1) {
    const spaced = pasted.flatMap((each, index) => [
      ...(index > 0 ? [{ text: " " }] : []),
      ...runsOf(each),
    ]);
    typing.insertRuns(spaced);
    return undefined;
  }
  const list = [valueAt(resolveSite(session.site), prose)].flat() as string[];
  const at = Number(/\[(\d+)\]$/.exec(typing.path.slice(prose.length))?.[1] ?? 0);
  const next = between(textIn(typing.element), typing.selected(), pasted);
  session.endMerge();
  session.change(t`pasted text`, (site) =>
    withWords(site, prose, [...list.slice(0, at), ...next, ...list.slice(at + 1)]),
  );
  typing.end("done");
  const fits = [valueAt(session.site, prose)].flat().length;
  return `${prose}[${Math.min(at + next.length, fits) - 1}]`;
}
