import { functionOf } from "@daylit/layouts/words/words.ts";

type Place = { at: number; isOpen?: boolean };

/** Words that were left at the end of a cut line, and what stood between them. */
const atEnd = /[\s,،;:–—-]*$/u;

function withoutTrailing(text: string, language: string): string {
  const cut = text.replace(atEnd, "");
  const [last = ""] = /\S+$/u.exec(cut) ?? [];
  const kind = functionOf(last, language);
  return kind === undefined || kind === "joined" || last === cut
    ? cut
    : withoutTrailing(cut.slice(0, -last.length), language);
}

/** Where a sentence can end early, in the order of how well it does. */
function places(whole: string, language: string): Place[][] {
  const ends: Place[] = [...whole.matchAll(/[;:.!?–—؛؟](?=\s)|\s[–—-]\s/gu)].map(({ index }) => ({
    at: index,
  }));
  const commas: Place[] = [];
  const phrases: Place[] = [];
  const joins: Place[] = [];
  const words = [...whole.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    ...{ at: index, isListed: /[,،]$/u.test(word), isEnd: /[;:.!?؛؟]$/u.test(word) },
    kind: functionOf(word.replace(/[,،]$/u, ""), language),
    end: index + word.replace(/[,،]$/u, "").length,
  }));
  let isOpen = false;
  for (const [index, { kind, at, isListed, isEnd, end }] of words.entries()) {
    const before = words[index - 1];
    // A conjunction closes an enumeration: one more thing follows it.
    if (kind === "joins" || kind === "joined") {
      joins.push({ at });
      isOpen = false;
    } else if (kind === "begins" && before?.kind !== "joins") phrases.push({ at, isOpen });
    if (isEnd) isOpen = false;
    if (!isListed) continue;
    // The next things of an enumeration are a few words each, and do not begin a phrase.
    const next = words.slice(index + 1, index + 5);
    const last = next.findIndex((word) => word.isListed || /^join/.test(word.kind ?? ""));
    const isList: boolean =
      next[0]?.kind !== "begins" &&
      (isOpen ? last >= 0 : last > 0 || (last === 0 && next[0]?.kind !== "joins"));
    commas.push({ at: end, isOpen: isList });
    isOpen = isList;
  }
  const closed = ({ isOpen }: Place) => !isOpen;
  return [
    ends,
    commas.filter(closed),
    phrases.filter(closed),
    commas.filter(({ isOpen }) => isOpen).slice(0, 1),
    joins,
  ];
}

/**
 * A sentence in the room of a headline or a title: up to the end of a clause, before a phrase ("for …", "in …"),
 * or else whole words. It does not end within an enumeration as long as it can end elsewhere, and never with a
 * word that needs another one behind it.
 */
export function shortened(sentence: string, room: number, language = "en"): string {
  const whole = sentence.trim().replace(/(?<=\p{L})\.$/u, "");
  if (whole.length <= room) return whole;
  for (const kind of places(whole, language)) {
    // The first thing of an enumeration may be short: half of them would say something else.
    const least = kind[0]?.isOpen ? Math.min(10, room / 4) : room / 4;
    const cut = kind
      .map(({ at }) => withoutTrailing(whole.slice(0, at), language))
      .findLast(({ length }) => length <= room && length > least);
    if (cut) return cut;
  }
  const words = whole.slice(0, room + 1).replace(/\s+\S*$/u, "");
  return withoutTrailing(words.slice(0, room), language) || whole.slice(0, room);
}
