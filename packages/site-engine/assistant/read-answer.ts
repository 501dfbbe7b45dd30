import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { asExample, asOwn } from "@daylit/layouts/schema/marks.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { valueAt, withValue } from "../document/object-path.ts";
import type { SiteDocument } from "../document/site-document.ts";
import { resolveSite } from "../document/text/resolve-site.ts";
import { withWords } from "../edit/changes/facts.ts";
import { isList, isNamed, type Named, nested, type Tree, textsIn } from "./answer-tree.ts";
import { type AskedSection, askedSections, type Values } from "./asked.ts";
import { type Claim, claimIn, type Known, knownOf } from "./claims.ts";
import { fieldNamed } from "./field-names.ts";
import { type FitContext, fitFields, type LeftOut } from "./fit.ts";
import { isOtherLanguage } from "./language-of.ts";
import { lenientJson } from "./lenient-json.ts";
import { markdownAnswer, sectionNamed } from "./markdown-answer.ts";
import { plainWords } from "./plain-words.ts";

/** A text as it is and as it would be; an empty one is new or goes. */
type ProposedText = {
  path: string;
  label: string;
  before: string;
  after: string;
  /** What was cut off at its end. */
  cut?: string;
  /** Longer than it looks right: how long it is, and may be. */
  long?: readonly [length: number, soft: number];
  confirm?: Claim;
  /** The text before is an example. */
  wasExample?: true;
};

export type ProposedSection = {
  key: string;
  path: string;
  page: string;
  label: string;
  texts: readonly ProposedText[];
  /** The section with all of it. */
  next: Values;
};

export type Proposal = {
  sections: readonly ProposedSection[];
  leftOut: readonly LeftOut[];
  /** The answer breaks off. */
  isCut: boolean;
  /** The language that it is in, if it should be in another. */
  otherLanguage?: string;
};

type Found = Map<AskedSection, readonly (readonly [string, Tree])[]>;

const sectionKeys = /^(?:section|id|key|sectionid|sectionkey|name|block|type|abschnitt)$/i;
const wrappers = /^(?:fields|content|values|texts|felder|inhalt)$/i;

/** Sections and their fields in an answer, however deep it has put them. */
function collect(
  tree: Tree,
  sections: readonly AskedSection[],
  found: Found,
  leftOut: LeftOut[],
  name = "",
  depth = 0,
) {
  const taken = () => new Set([...found.keys()].map(({ key }) => key));
  const put = (section: AskedSection, value: Tree) => {
    const given = isNamed(value) ? unwrapped(value) : wholeOf(value, section);
    found.set(section, [...(found.get(section) ?? []), ...given.entries]);
  };
  const leave = (value: Tree, why: string) => {
    const text = textsIn(value).map(plainWords).filter(Boolean).join("\n");
    if (text) leftOut.push({ name, text, why });
  };
  if (depth > 12) return leave(tree, "It is too deep in the answer.");
  if (typeof tree === "string") return leave(tree, "We asked for no such text.");
  if (isList(tree)) {
    for (const each of tree) collect(each, sections, found, leftOut, name, depth + 1);
    return;
  }
  const [, own] =
    tree.entries.find(
      ([key, value]) =>
        sectionKeys.test(key) &&
        typeof value === "string" &&
        sectionNamed(value, sections, taken()),
    ) ?? [];
  const section = typeof own === "string" ? sectionNamed(own, sections, taken()) : undefined;
  if (section)
    return put(section, {
      entries: tree.entries.filter(([key, value]) => !(sectionKeys.test(key) && value === own)),
    });
  const [only] = sections;
  const inner = tree.entries.map(
    ([key, value]) =>
      [
        key,
        value,
        typeof value === "string" ? undefined : sectionNamed(key, sections, taken()),
      ] as const,
  );
  const isOnly =
    sections.length === 1 &&
    only &&
    !inner.some(([, , each]) => each) &&
    tree.entries.some(([key]) => fieldNamed(key, only.fields));
  if (isOnly) return put(only, tree);
  for (const [key, value] of tree.entries) {
    const named = key ? sectionNamed(key, sections, taken()) : undefined;
    if (named && (typeof value !== "string" || found.size === 0 || !fieldLike(value)))
      put(named, value);
    else collect(value, sections, found, leftOut, key || name, depth + 1);
  }
}

/** A list in the place of a section is its list; words are read as words. */
function wholeOf(value: Tree, section: AskedSection): Named {
  if (typeof value === "string") {
    const words = markdownAnswer(value, [section]).named.get(section) ?? [];
    return { entries: words };
  }
  const list = Object.entries(section.fields).find(([, { kind }]) =>
    ["items", "lines", "pairs"].includes(kind),
  );
  return { entries: [[list?.[0] ?? "", value]] };
}

/** A few words: not all of a section. */
const fieldLike = (text: string) => text.length < 12;

/** {"fields": {…}} around the fields of a section. */
function unwrapped(given: Named): Named {
  return {
    entries: given.entries.flatMap(([key, value]) =>
      wrappers.test(key) && isNamed(value) ? value.entries : [[key, value] as const],
    ),
  };
}

/** Links of an answer are taken if the owner's site or notes have their address. */
function knownLinks(site: SiteDocument, known: Known) {
  const paths = new Set(site.pages.map(({ path }) => path as string));
  return (href: string) => {
    const [path = ""] = href.split("#");
    if (paths.has(path)) return true;
    const plain = href
      .replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, "")
      .replace(/\/$/, "")
      .toLowerCase();
    return plain.length > 4 && known.text.includes(plain);
  };
}

type Options = {
  /** Paths of the sections that were asked for; all without it. */
  only?: readonly string[];
  /** What the owner wrote to the assistant. */
  notes?: string;
};

/** Reads whatever an assistant has answered as texts for the sections that it was asked for. Never throws. */
export function readAnswer(
  site: SiteDocument,
  answer: string,
  { only, notes }: Options = {},
): Proposal {
  const sections = askedSections(site, only);
  const leftOut: LeftOut[] = [];
  const known = knownOf(site, notes);
  const text = answer.slice(0, 400_000);
  const json = lenientJson(text);
  let found: Found = new Map();
  if (json) collect(nested(json.tree), sections, found, leftOut);
  // JSON may be an example in an answer that is in words.
  const isWords = found.size === 0;
  if (isWords) {
    const { named, outside } = markdownAnswer(text, sections);
    if (named.size > 0) leftOut.length = 0;
    found = named;
    if (named.size === 0 && leftOut.length === 0 && outside.length > 0)
      leftOut.push({ name: "", text: outside.join("\n"), why: "It names no section." });
  }
  const context: FitContext = {
    leftOut,
    cut: new Map(),
    leads: knownLinks(site, known),
    isCut: json?.isCut === true,
  };
  const proposed = [...found].flatMap(([section, entries]): ProposedSection[] => {
    context.cut = new Map();
    const { fields, values, example, label, key, path, page } = section;
    const fit = fitFields(
      fields,
      { entries },
      { label, path: "", before: values, example },
      context,
    );
    const next = keptWhereSame(values, fit) as Values;
    const texts = textsBetween(section, values, next, context, known);
    return texts.length > 0 ? [{ key, path, page, label, texts, next }] : [];
  });
  const order = new Map(sections.map(({ path }, at) => [path, at]));
  proposed.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  const all = proposed.flatMap(({ texts }) => texts.map(({ after }) => after)).join(" ");
  const otherLanguage = isOtherLanguage(all, site.language);
  return {
    sections: proposed,
    leftOut,
    isCut: context.isCut,
    ...(otherLanguage ? { otherLanguage } : {}),
  };
}

/** What would be another text, in the order of the section. */
function textsBetween(
  { fields, path, values: { block } }: AskedSection,
  values: Values,
  next: Values,
  { cut }: FitContext,
  known: Known,
): ProposedText[] {
  if (values === next) return [];
  const before = new Map([...textsOf(fields, values)].map((each) => [each.path, each]));
  const after = [...textsOf(fields, next)];
  const isQuotes = kindOf(block as Parameters<typeof kindOf>[0]) === "quotes";
  const changed = after.flatMap(
    ({ path: place, label, text, marked, length, role }): ProposedText[] => {
      const old = before.get(place);
      before.delete(place);
      const rest = cut.get(place);
      if (old && old.text === text && (old.marked ?? "") === (marked ?? "") && !rest) return [];
      const confirm = claimIn(text, { role, path: place, isQuotes }, known);
      return [
        {
          ...{ path: `${path}.${place}`, label, before: old?.text ?? "", after: text },
          ...(rest ? { cut: rest } : {}),
          ...(length.soft > 0 && text.length > length.soft
            ? { long: [text.length, length.soft] as const }
            : {}),
          ...(confirm ? { confirm } : {}),
          ...(old?.example ? { wasExample: true as const } : {}),
        },
      ];
    },
  );
  const gone = [...before.values()].map(
    ({ path: place, label, text }): ProposedText => ({
      path: `${path}.${place}`,
      label,
      before: text,
      after: "",
    }),
  );
  return [...changed, ...gone.filter((each) => each.before.trim() !== "")];
}

/** A text that the answer repeats stays what it was, an example too. */
function keptWhereSame(before: unknown, next: unknown): unknown {
  if (typeof next === "string")
    return typeof before === "string" && asOwn(before) === next ? before : next;
  if (typeof next !== "object" || next === null || typeof before !== "object" || before === null)
    return next;
  const kept = Object.entries(next).map(
    ([name, value]) => [name, keptWhereSame((before as Values)[name], value)] as const,
  );
  return Array.isArray(next) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Leaves of two values of the same form, by path; undefined if their forms differ. */
function leaves(before: unknown, next: unknown, path: string): [string, unknown][] | undefined {
  if (typeof next !== "object" || next === null || typeof before !== "object" || before === null)
    return typeof before === typeof next || before === undefined
      ? isSame(before, next)
        ? []
        : [[path, next]]
      : undefined;
  if (Array.isArray(before) !== Array.isArray(next)) return undefined;
  if (Array.isArray(before) && before.length !== (next as unknown[]).length) return undefined;
  const names = Object.keys({ ...before, ...next });
  const all = names.map((name) =>
    leaves(
      (before as Values)[name],
      (next as Values)[name],
      Array.isArray(next) ? `${path}[${name}]` : `${path}.${name}`,
    ),
  );
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/** Texts that claim what only the owner knows stay examples: Check lists them, and asks before a download. */
const withUnconfirmed = (site: SiteDocument, texts: readonly ProposedText[]): SiteDocument =>
  texts
    .filter(({ confirm }) => confirm)
    .reduce((all, { path }) => {
      const text = valueAt(all, path);
      return typeof text === "string" ? withValue(all, path, asExample(text)) : all;
    }, site);

/** The site with proposed sections: text by text where a list stays as long as it was. */
export const withProposed = (
  site: SiteDocument,
  sections: readonly ProposedSection[],
): SiteDocument =>
  sections.reduce((all, { path, next, texts: proposed }) => {
    const before = (valueAt(resolveSite(all), path) ?? {}) as Values;
    const written = Object.entries(next).reduce((each, [name, value]) => {
      if (isSame(before[name], value)) return each;
      const place = `${path}.${name}`;
      const texts = leaves(before[name], value, place) ?? [[place, value] as [string, unknown]];
      return texts.reduce((one, [at, words]) => withWords(one, at, words), each);
    }, all);
    return withUnconfirmed(written, proposed);
  }, site);
