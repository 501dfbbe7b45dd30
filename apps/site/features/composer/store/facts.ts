import { isAddress } from "@daylit/layouts/schema/address.ts";
import { cleanText } from "@daylit/layouts/schema/clean-text.ts";
import { longestText } from "@daylit/layouts/schema/plain.ts";
import { telephone } from "@daylit/layouts/trades/business.ts";
import { isLent, markOf, type Project, withPageWords, wordsCameBy } from "@daylit/site-engine";
import { valueAt, withValue } from "./object-path.ts";

type Business = Project["business"];

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Longer than this, a name is no part of another word by chance. */
const shortest = 3;

/** Texts inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

/**
 * Another fact about the business, wherever the site says it: telephone and e-mail in buttons, the
 * address and hours of a section of their own, the name in titles and sentences.
 */
function spread(project: Project, facts: Partial<Business>): Project {
  const { business: old } = project;
  const business: Business = { ...old, ...facts };
  if (facts.hours?.length === 0) delete (business as { hours?: unknown }).hours;
  const words = new Map<string, string>();
  const also = (from: string, to: string) => from && to && from !== to && words.set(from, to);
  also(old.phone, business.phone);
  also(old.email, business.email);
  // Half a number or an e-mail address that is none yet leads nowhere: the check says so.
  const leads = (from: string, to: string) =>
    isAddress(from) && from !== to && words.set(from, isAddress(to) ? to : "");
  leads(telephone(old.phone), telephone(business.phone));
  leads(`mailto:${old.email}`, `mailto:${business.email}`);
  const ours: string[] = [];

  function text(value: string): string {
    const whole = words.get(value);
    if (whole !== undefined) return whole;
    const named =
      old.name.length >= shortest && business.name && old.name !== business.name
        ? value.replaceAll(old.name, business.name)
        : value;
    if (named.length > longestText) return value;
    // A sentence of ours is still ours when only the name in it has changed.
    if (named !== value && isLent(project, value)) ours.push(markOf(named));
    return named;
  }

  function walk(value: unknown): unknown {
    if (typeof value === "string") return text(value);
    if (Array.isArray(value)) {
      if (value.length > 0 && alike(value, old.address) && business.address.length > 0)
        return business.address;
      if (old.hours && alike(value, old.hours) && business.hours) return business.hours;
      const list = value.map(walk);
      return list.some((entry, index) => entry !== value[index]) ? list : value;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, entry]) => [key, walk(entry)] as const);
    // What has not changed stays the same object, so that nothing is drawn again for it.
    return entries.some(([key, entry]) => entry !== (value as Record<string, unknown>)[key])
      ? Object.fromEntries(entries)
      : value;
  }

  const pages = (walk(project.pages) as Project["pages"]).map((page, index) => {
    const old = project.pages[index];
    if (!old || page === old) return page;
    // What is made of facts follows them by itself.
    const { title, description } = old;
    return {
      ...page,
      ...(wordsCameBy(project, old, "title") ? { title } : {}),
      ...(wordsCameBy(project, old, "description") ? { description } : {}),
    };
  });
  // A fact that somebody has written is theirs, even where it is the same word as in our example.
  const theirs = new Set(
    Object.entries(facts)
      .filter(([key, value]) => !alike(value, old[key as keyof Business]))
      .flatMap(([, value]) => textsIn(value).map(markOf)),
  );
  const lent = [...project.lent.filter((mark) => !theirs.has(mark)), ...ours];
  return withPageWords(project, {
    ...project,
    business,
    nav: walk(project.nav) as Project["nav"],
    footer: walk(project.footer) as Project["footer"],
    pages,
    lent: [...new Set(lent)].sort(),
  });
}

/** What a site said before somebody began to write a fact, by what it says since. */
const beginnings = new WeakMap<Project, { keys: string; from: Project }>();

/**
 * The site with other facts. Whoever types one passes through many: “Z”, “Zo”, “Zoe”. Each is spread
 * from where the first letter found the site, for a single letter could not be found in it again.
 */
export function withFacts(project: Project, facts: Partial<Business>): Project {
  const keys = Object.keys(facts).sort().join();
  const begun = beginnings.get(project);
  const from = begun?.keys === keys ? begun.from : project;
  const next = spread(from, cleaned(facts) as Partial<Business>);
  beginnings.set(next, { keys, from });
  return next;
}

/** Facts as they will be kept: what is made of them is compared with them afterwards. */
function cleaned(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleaned(entry)]));
}

/** A site that had to be repaired goes on from where it began before the repair. */
export function goOnFrom(before: Project, after: Project) {
  const begun = beginnings.get(before);
  if (begun) beginnings.set(after, begun);
}

/** The site with other words at a place; a fact is said wherever the site says it. */
export function withWords(project: Project, path: string, words: unknown): Project {
  if (valueAt(project, path) === words) return project;
  const written = withValue(project, path, words);
  const [, fact] = /^business\.(\w+)/.exec(path) ?? [];
  if (fact) return withFacts(project, { [fact]: written.business[fact as keyof Business] });
  const before = textsIn(valueAt(project, path));
  const theirs = textsIn(words)
    .filter((text) => !before.includes(text))
    .map(markOf);
  return project.lent.some((mark) => theirs.includes(mark))
    ? { ...written, lent: project.lent.filter((mark) => !theirs.includes(mark)) }
    : written;
}
