import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { businessValueOf, listFactOf } from "@daylit/layouts/schema/facts.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import { asExample, asOwn, factOf } from "@daylit/layouts/schema/marks.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import { placesAround, valueAt, withValue } from "../object-path.ts";
import { withExamplePictures } from "../pictures/example-pictures.ts";
import { type FactName, factNames, type SiteDocument } from "../site-document.ts";
import { metaSource } from "./page-meta.ts";
import { type AnySection, mapHeads, mapSections, resolveSite } from "./resolve-site.ts";

/** Labels of buttons suit any site; all other example texts should be replaced. */
const canBeExample = ({ text, common }: Written) => !common && text.trim() !== "";

/** Values of a block with their texts marked as examples, or those of them that `isOurs`. */
export function withExamples<V extends object>(
  fields: FieldSet,
  values: V,
  isOurs: (text: Written) => boolean = () => true,
): V {
  let marked = values;
  for (const text of textsOf(fields, values as Readonly<Record<string, unknown>>))
    if (canBeExample(text) && isOurs(text))
      marked = withValue(marked, text.path, asExample(String(valueAt(marked, text.path))));
  return marked;
}

/** A section whose texts are all examples. */
export const exampleSection = <S extends AnySection>(section: S): S =>
  withExamples(definitionOf(section.block).fields, section);

/** Titles and descriptions that are examples; those made of other texts are for as long as these are. */
export const withExampleHeads = (
  site: SiteDocument,
  isOurs: (text: string) => boolean = () => true,
): SiteDocument =>
  mapHeads(site, (text, page, key) =>
    text.trim() !== "" && isOurs(text) && !metaSource(site, page, key) ? asExample(text) : text,
  );

/** Every text and each of our pictures on the site is an example. */
export const withAllExamples = (site: SiteDocument): SiteDocument =>
  withExamplePictures(
    { ...site, pages: [] },
    {
      ...mapSections(withExampleHeads(site), exampleSection),
      examples: factNames.filter((name) => site.business[name]?.length),
    },
  );

/**
 * The owner keeps the texts at these places: their words stay as they are from now on. What is nothing but a
 * fact goes on following it, and the fact is the owner's.
 */
export function withOwnTexts(site: SiteDocument, paths: readonly string[]): SiteDocument {
  const shown = resolveSite(site);
  const facts = new Set<string>();
  const next = paths.reduce((now, path) => {
    const [, name] = /^business\.(\w+)/.exec(path) ?? [];
    const fact = name ?? factKeyAt(site, path);
    if (fact) facts.add(fact);
    return fact ? now : withValue(now, path, asOwn(String(valueAt(shown, path))));
  }, site);
  return withOwnFacts(next, facts);
}

/** Which value of the business a text is as a whole, alone or in a list. */
function factKeyAt(site: SiteDocument, path: string): FactName | undefined {
  for (const place of placesAround(path)) {
    const value = valueAt(site, place);
    const form = factOf(value);
    const found = form === undefined ? listFactOf(value) : businessValueOf(form);
    if (found) return found;
  }
  return undefined;
}

/** These values of the business are the owner's. */
export function withOwnFacts(site: SiteDocument, names: ReadonlySet<string>): SiteDocument {
  const { examples = [], ...rest } = site;
  const left = examples.filter((name) => !names.has(name));
  if (left.length === examples.length) return site;
  return left.length > 0 ? { ...site, examples: left } : (rest as SiteDocument);
}
