import { type CataloguePage, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { CommandError } from "./command-error.ts";

/** "ARCH 0001", "arch-0001" and "arch 1" are the same. */
const folded = (name: string) =>
  name
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_-]+/g, "-")
    .replace(
      /^([a-z]+)-?0*(\d+)/,
      (_, code: string, number: string) => `${code}-${number.padStart(4, "0")}`,
    );

export function layoutNamed(name: string): CataloguePage {
  const wanted = folded(name);
  const found = cataloguePages.find(({ id }) => id === wanted || id === `${wanted}-1`);
  if (!found) throw new CommandError(`There is no layout “${name}”. --list names all`);
  return found;
}

/** Name and colour, as the composer puts them into a site. */
export function withChoices(
  site: SiteDocument,
  { name, brand }: { name?: string; brand?: `#${string}` },
): SiteDocument {
  const coloured = brand ? { ...site, theme: { ...site.theme, brand } } : site;
  return name ? withFacts(coloured, { name }) : coloured;
}

export const startSite = (layout: string): SiteDocument => siteFromLayout(layoutNamed(layout));
