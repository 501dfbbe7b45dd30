import type { Tree } from "./answer-tree.ts";
import type { AskedSection } from "./asked.ts";
import { fieldNamed, foldedName } from "./field-names.ts";

/** Which section a name in an answer means. Of several, the first that is not taken. */
export function sectionNamed(
  name: string,
  sections: readonly AskedSection[],
  taken: ReadonlySet<string>,
): AskedSection | undefined {
  const folded = foldedName(
    name.replace(/^(?:section|abschnitt|bereich|teil|sección|sezione)\s*\d*\s*[:.–—-]?\s*/i, ""),
  );
  if (folded === "") return undefined;
  const byKey =
    sections.find(({ key }) => foldedName(key) === folded) ??
    // “home-1 (Hero)”
    sections.find(({ key }) => new RegExp(`(?<![\\w-])${key}(?![\\w-])`, "i").test(name));
  if (byKey) return byKey;
  const free = sections.filter(({ key }) => !taken.has(key));
  return (
    free.find(({ label }) => foldedName(label) === folded) ??
    free.find(
      ({ kind }) =>
        foldedName(kind) === folded || (foldedName(kind).startsWith(folded) && folded.length > 3),
    ) ??
    free.find(({ label }) => folded.length > 2 && foldedName(label).startsWith(folded)) ??
    free.find(({ path, values }) => path !== "" && foldedName(String(values.block)) === folded)
  );
}

const headings =
  /^\s{0,3}(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]{1,80})\*\*:?|__([^_]{1,80})__:?|([^\n]{1,60}))\s*$/;
const labelled =
  /^\s*(?:[-*+•]\s+)?(?:\*\*|__|`)?([\p{L}][\p{L}\p{M}\d '’/()[\].-]{0,50}?)(?:\*\*|__|`)?\s*(?:\([^)]{0,40}\))?\s*[:：](?:\*\*|__)?\s*(.*)$/u;

/** What assistants say before and behind an answer. */
const before =
  /^(?:sure|of course|certainly|absolutely|great|here(?:’s|'s| is| are)|okay|gerne|natürlich|klar|hier (?:ist|sind|kommt)|voici|bien sûr|avec plaisir|claro|por supuesto|aquí|ecco|certo|volentieri|aqui está|natuurlijk|hier is|oto|jasne|zde|här är|her er|tässä|işte|ось|إليك|הנה)(?!\p{L})/iu;
const behind =
  /^(?:let me know|would you like|do you want|if you(?:’d| would|'d)? (?:like|want)|(?:i )?hope|happy to|want me to|just (?:let|tell)|feel free|shall i|note:|tell me|möchten sie|möchtest du|sag|sagen sie|soll ich|wenn sie|wenn du|(?:ich )?hoffe|viel erfolg|gerne passe|n'hésitez|n’hésitez|souhaitez|voulez-vous|dites-moi|si (?:vous|quieres|desea)|¿|fammi sapere|vuoi|dime|avísame|laat (?:me|het)|wil je|daj znać|dej|säg till|sig til|kerro|isterseniz|дайте знати|هل تريد|אשמח)/iu;

const isRule = (line: string) => /^\s*(?:```.*|-{3,}|\*{3,}|_{3,})\s*$/.test(line);
const isBetween = (line: string) => line.trim() === "" || isRule(line);
const isTableRow = (line: string) => /^\s*\|/.test(line);
const isListed = (line: string) => /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(line) || isTableRow(line);

/** The lines of an answer without what the assistant says around it. */
function answerLines(text: string): { lines: string[]; outside: string[] } {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const isIntro =
    first >= 0 &&
    before.test(lines[first]?.trim() ?? "") &&
    lines.slice(first + 1).some((line) => line.trim() !== "");
  const last = lines.findLastIndex(
    (line, at) => at > 0 && isBetween(lines[at - 1] ?? "") && behind.test(line.trim()),
  );
  const end =
    last > first && !lines.slice(last).some((line) => /^\s*(?:#|\*\*|[-*+] )/.test(line))
      ? last
      : lines.length;
  const from = isIntro ? first + 1 : Math.max(first, 0);
  return {
    lines: lines.slice(from, end),
    outside: [...(isIntro ? [lines[first] as string] : []), ...lines.slice(end)].filter(
      (line) => line.trim() !== "",
    ),
  };
}

type Place = { section: AskedSection; field?: string };

/**
 * An answer in Markdown or plain words: headings and labels lead to sections and fields, everything below
 * them belongs there. Words before the first section are the assistant's.
 */
export function markdownAnswer(
  text: string,
  sections: readonly AskedSection[],
): { named: Map<AskedSection, [string, Tree][]>; outside: string[] } {
  const found = new Map<AskedSection, [string, Tree][]>();
  const taken = new Set<string>();
  const { lines, outside } = answerLines(text);
  const [only] = sections;
  let at: Place | undefined = sections.length === 1 && only ? { section: only } : undefined;

  const put = (field: string, words: string) => {
    if (!at) return;
    const entries = found.get(at.section) ?? [];
    const last = entries.at(-1);
    if (last && last[0] === field) last[1] = `${last[1] as string}\n${words}`;
    else entries.push([field, words]);
    found.set(at.section, entries);
  };

  for (const line of lines) {
    if (isRule(line)) continue;
    const [, hash, bold, under, plain] = headings.exec(line) ?? [];
    const title = hash ?? bold ?? under;
    const named =
      title ??
      (plain !== undefined && /^[\w-]+-\d+:?$|^footer:?$/i.test(plain.trim()) ? plain : undefined);
    const section = named ? sectionNamed(named, sections, taken) : undefined;
    const ofField = named && at ? fieldNamed(named, at.section.fields) : undefined;
    // “Prices” may be a section, and a field of the present one.
    if (section && (!ofField || foldedName(named ?? "") === foldedName(section.key))) {
      at = { section };
      taken.add(section.key);
      continue;
    }
    if (ofField && at) {
      at = { section: at.section, field: ofField[0] };
      continue;
    }
    const [, label = "", words = ""] = labelled.exec(line) ?? [];
    const bySection = label && !words ? sectionNamed(label, sections, taken) : undefined;
    const known = label && at ? fieldNamed(label, at.section.fields) : undefined;
    if (known && at && !isInside(at, label, line)) {
      at = { section: at.section, field: known[0] };
      if (words.trim()) put(known[0], words);
    } else if (bySection && !known) {
      at = { section: bySection };
      taken.add(bySection.key);
    } else if (at?.field && !isFull(at, found.get(at.section), line)) {
      put(at.field, line);
    } else if (at && line.trim()) {
      // A heading below the name of a section is its heading, and the first words its introduction.
      const want = title ? "heading" : isListed(line) ? "list" : "words";
      const field = nextOpen(at.section, found.get(at.section), want);
      // More lines of a list follow.
      if (field && want === "list") at = { section: at.section, field };
      put(field ?? "", title ?? line);
    } else if (line.trim()) outside.push(line);
  }
  return { named: found, outside };
}

/** A label inside a list is one of its entry: “- Name: …” */
function isInside({ section, field }: Place, label: string, line: string): boolean {
  const list = field === undefined ? undefined : section.fields[field];
  if (list?.kind !== "items" || list.role === "article") return false;
  return /^\s*[-*+•]|^\s{2,}/.test(line) && fieldNamed(label, list.fields) !== undefined;
}

const lists = ["items", "lines", "pairs"];

/** Whether a line belongs to another field: a list below a headline, or a sentence below a table. */
function isFull(
  { section, field = "" }: Place,
  entries: readonly [string, Tree][] = [],
  line: string,
): boolean {
  const { kind = "" } = section.fields[field] ?? {};
  const words = entries.findLast(([name]) => name === field)?.[1];
  if (typeof words !== "string" || !line.trim()) return false;
  if (kind === "line") return isListed(line) && nextOpen(section, entries, "list") !== undefined;
  return (
    lists.includes(kind) && isTableRow(words.trim().split("\n").at(-1) ?? "") && !isTableRow(line)
  );
}

/** The first field without words that a line without a label can be. */
function nextOpen(
  section: AskedSection,
  entries: readonly [string, Tree][] = [],
  want: "heading" | "words" | "list",
): string | undefined {
  const said = new Set(entries.map(([name]) => name));
  const fields = Object.entries(section.fields);
  const list = fields.find(([name, { kind }]) => !said.has(name) && lists.includes(kind))?.[0];
  if (want === "list" && list) return list;
  if (want === "heading")
    return fields.find(([name, { role }]) => role === "heading" && !said.has(name))?.[0];
  const heading = fields.find(
    ([name, { role, kind }]) => role === "heading" && kind === "line" && !said.has(name),
  )?.[0];
  if (heading && said.size === 0) return heading;
  const last = entries.at(-1)?.[0];
  // Words below a list are its small print, if it has one.
  const note = fields.find(([name, { role }]) => role === "note" && !said.has(name))?.[0];
  if (note && last && lists.includes(section.fields[last]?.kind ?? "")) return note;
  const open = fields.find(
    ([name, { kind, role }]) =>
      !said.has(name) && role !== "keyword" && ["text", "prose", ...lists].includes(kind),
  )?.[0];
  return open ?? last;
}
