import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { factIn, factLists, factText } from "@daylit/layouts/schema/facts.ts";
import { blockPathOf, valueAt, withValue } from "../object-path.ts";
import type { SiteDocument } from "../site-document.ts";
import { type AnySection, businessOf } from "./resolve-site.ts";
import { textsOfSite } from "./texts.ts";

const whole = ["phone", "email", "telephone link", "e-mail link"] as const;

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A fact that a text, a link or a list is as a whole, as it is stored. */
function factAt(site: SiteDocument, path: string): unknown {
  const value = valueAt(site, path);
  const { address, hours } = businessOf(site);
  if (Array.isArray(value) && value.length > 0) {
    const block = blockPathOf(path);
    const section = block ? (valueAt(site, block) as AnySection) : undefined;
    const field = section && definitionOf(section.block).fields[path.split(".").at(-1) ?? ""];
    if (field?.role === "place" && alike(value, address)) return factLists.address;
    return field?.role === "hours" && alike(value, hours) ? factLists.hours : undefined;
  }
  const form = whole.find((each) => value && value === factIn(businessOf(site), each));
  if (!form) return undefined;
  const text = textsOfSite(site).find((each) => each.path === path);
  if (form === "telephone link" || form === "e-mail link") return text ? undefined : factText(form);
  return text?.role === "facts" || text?.role === "action"
    ? factText(form, String(value))
    : undefined;
}

/**
 * The site with the links, lists, buttons and ways to reach the owner that are a fact as a whole as that fact:
 * they follow it from now on. `path`: where they are looked for.
 */
export function withWholeFacts(site: SiteDocument, path: string): SiteDocument {
  const fact = factAt(site, path);
  if (fact) return withValue(site, path, fact);
  const value = valueAt(site, path);
  if (typeof value !== "object" || value === null) return site;
  const inside = (key: string) => (Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  return Object.keys(value)
    .filter((key) => key !== "kept")
    .reduce((now, key) => withWholeFacts(now, inside(key)), site);
}
