import { type CataloguePage, cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { mapTexts } from "@daylit/layouts/schema/facts.ts";
import { latinSlug } from "@daylit/layouts/text/latin-slug.ts";
import { type SiteDocument, withOwnTexts } from "@daylit/site-engine";
import { withAllExamples } from "@daylit/site-engine/document/text/mark-examples.ts";
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

type Choices = { name?: string; email?: string; brand?: `#${string}` };

/** Until the owner says which: an address in their name, not in that of the example. */
const placeholderEmail = (name: string) => `hello@${latinSlug(name) || "your-name"}.example`;

/** Other addresses of the example's firm, such as “orders@…”, are the owner's one. */
function withEmail(site: SiteDocument, example: string, email: string): SiteDocument {
  const [, host] = example.split("@");
  if (!host) return site;
  const anyone = new RegExp(`[\\w.+-]+@${host.replaceAll(".", "\\.")}`, "g");
  return withAllExamples(mapTexts(site, (text) => text.replaceAll(anyone, email)));
}

/** Name, email address and colour, as the composer puts them into a site. */
export function withChoices(
  site: SiteDocument,
  { name, email: given, brand }: Choices,
  isExample = false,
): SiteDocument {
  const coloured = brand ? { ...site, theme: { ...site.theme, brand } } : site;
  const email = given ?? (isExample && name ? placeholderEmail(name) : undefined);
  const facts = { ...(name ? { name } : {}), ...(email ? { email } : {}) };
  const own = Object.keys(facts).length > 0 ? withFacts(coloured, facts) : coloured;
  if (!isExample || !email) return own;
  // What was said on the command line isn’t an example.
  return withOwnTexts(withEmail(own, site.business.email, email), [
    ...(name ? ["business.name"] : []),
    ...(given ? ["business.email"] : []),
  ]);
}

export const startSite = (layout: string): SiteDocument => siteFromLayout(layoutNamed(layout));
