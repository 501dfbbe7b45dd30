import { telephone } from "@daylit/layouts/business.ts";
import { isLent, markOf, type Project } from "@daylit/sites";

type Business = Project["business"];

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Longer than this, a name is no part of another word by chance. */
const shortest = 3;

/**
 * Another fact about the business, wherever the site says it: telephone and e-mail in buttons, the
 * address and hours of a section of their own, the name in titles and sentences.
 */
export function withFacts(project: Project, facts: Partial<Business>): Project {
  const { business: old } = project;
  const business: Business = { ...old, ...facts };
  if (facts.hours?.length === 0) delete (business as { hours?: unknown }).hours;
  const words = new Map<string, string>();
  const also = (from: string, to: string) => from && to && from !== to && words.set(from, to);
  also(old.phone, business.phone);
  also(telephone(old.phone), telephone(business.phone));
  also(old.email, business.email);
  also(`mailto:${old.email}`, `mailto:${business.email}`);
  const ours: string[] = [];

  function text(value: string): string {
    const whole = words.get(value);
    if (whole) return whole;
    const named =
      old.name.length >= shortest && business.name && old.name !== business.name
        ? value.replaceAll(old.name, business.name)
        : value;
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

  return {
    ...project,
    business,
    nav: walk(project.nav) as Project["nav"],
    footer: walk(project.footer) as Project["footer"],
    pages: walk(project.pages) as Project["pages"],
    lent: ours.length > 0 ? [...new Set([...project.lent, ...ours])].sort() : project.lent,
  };
}
