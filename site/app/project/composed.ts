import { isRecord } from "../model/kept.ts";
import type { ProjectRecord } from "./record.ts";

/** What of a site is the visitor's own. */
export type Composed = { name: string; pages: number; pictures: number; logo: boolean };

/**
 * The site in a record at a glance, for lists and links: without the engine that reads sites, which
 * checks all of it and is much larger than the pages that only name it.
 */
export function composedOf({ name, site }: ProjectRecord): Composed | undefined {
  if (!isRecord(site)) return undefined;
  const business = isRecord(site.business) ? site.business.name : undefined;
  const own = isRecord(site.pictures) ? Object.keys(site.pictures) : [];
  return {
    name: name || (typeof business === "string" && business) || "Without a name",
    pages: Array.isArray(site.pages) ? site.pages.length : 0,
    pictures: own.filter((id) => !id.startsWith("own-logo-")).length,
    logo: isRecord(site.mark) && "logo" in site.mark,
  };
}
