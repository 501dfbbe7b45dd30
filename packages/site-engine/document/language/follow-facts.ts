import { factIn } from "@daylit/layouts/schema/facts.ts";
import { mapRuns, runsOf, textOf, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { valueAt } from "../object-path.ts";
import type { SiteDocument, TranslatedText } from "../site-document.ts";
import { businessOf } from "../text/resolve-site.ts";

/** A fact as texts say it before and after a change. */
type ChangedFact = readonly [was: string, is: string];

/** Scripts that put a space between words: there a name ends where its word ends. */
const letter = "[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N}]";

/** Facts in a text, the longest first: a street may be named after the business. */
function anyOf(facts: ReadonlyMap<string, unknown>): RegExp {
  const words = [...facts.keys()]
    .sort((a, b) => b.length - a.length)
    .map((fact) => fact.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  if (words.length === 0) return /(?!)/g;
  return new RegExp(`(?<!${letter})(?:${words.join("|")})(?!${letter})`, "gu");
}

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.toSorted().join("\n") === b.toSorted().join("\n");

/**
 * A translation whose original became another text. Where facts alone are others, they are in the translation
 * too, if it says each of them in the same words and as often. Otherwise it is to be checked; "facts": it
 * may say one that is no longer true.
 */
export function followed(
  { of, text, check }: TranslatedText,
  next: string,
  changes: readonly ChangedFact[],
): TranslatedText {
  const named = changes.filter(([was]) => was !== "");
  const facts = new Map(named);
  const pattern = anyOf(facts);
  const replaced = (words: string) => words.replace(pattern, (fact) => facts.get(fact) ?? fact);
  const changed = (words: string) =>
    (words.match(pattern) ?? []).filter((fact) => facts.get(fact) !== fact);
  const said = runsOf(text).flatMap((run) => changed(run.text));
  // Two facts that were the same and are no longer: nobody knows which one is meant.
  const isClear = named.every(([was, is]) => facts.get(was) === is);
  const onlyFacts = of !== next && replaced(of) === next;
  if (isClear && onlyFacts && sameTexts(said, changed(of))) {
    const own = mapRuns(text, (run) => ({ ...run, text: replaced(run.text) }));
    return { of: next, text: own, ...(check ? { check } : {}) };
  }
  const isUntrue = changed(of).length + said.length > 0 || check === "facts";
  return { of: next, text, check: isUntrue ? "facts" : true };
}

const withoutFacts = (text: string) =>
  textOf(runsOf(text).map((run) => (run.fact ? { ...run, text: "" } : run)));

/** The facts that a text of the site names, or is, where nothing but facts is another in it. */
export function changedFacts(
  before: SiteDocument,
  after: SiteDocument,
  path: string,
  texts: ChangedFact,
): readonly ChangedFact[] {
  if (/^business\.(name|phone|email|address|hours)\b/.test(path)) return [texts];
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  // Lines of a list that is a fact as a whole are not in the document.
  if ((was === undefined && is === undefined) || (was === is && wordsOf(String(was)) === ""))
    return [texts];
  if (typeof was !== "string" || typeof is !== "string" || withoutFacts(was) !== withoutFacts(is))
    return [];
  const [old, now] = [businessOf(before), businessOf(after)];
  const later = runsOf(is);
  return runsOf(was).flatMap(({ text, fact }, at): ChangedFact[] =>
    fact === undefined
      ? []
      : [[factIn(old, fact) ?? text, factIn(now, fact) ?? later[at]?.text ?? text]],
  );
}

/** Every fact of the business, for texts that were drafted with them. */
export function factsOfDrafts(before: SiteDocument, after: SiteDocument): ChangedFact[] {
  const [was, is] = [businessOf(before), businessOf(after)];
  return [
    [was.name, is.name],
    [was.phone, is.phone],
    [was.email, is.email],
    ...was.address.map((line, at): ChangedFact => [line, is.address[at] ?? ""]),
  ].map(([a = "", b = ""]): ChangedFact => [a.trim(), b.trim()]);
}
