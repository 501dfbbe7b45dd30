import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { isEmail } from "@daylit/layouts/text/email.ts";
import type { SiteDocument } from "../site-document.ts";

/** Whether a section is a form that visitors send. */
export const isForm = ({ block }: { block: BlockName }): boolean =>
  "send" in definitionOf(block).fields;

export const hasForm = ({ pages }: Pick<SiteDocument, "pages">): boolean =>
  pages.some(({ sections }) => sections.some(isForm));

/** Whether what visitors write arrives, on a host that receives forms itself or on one that doesn’t. */
export const formArrives = (site: SiteDocument, hostReceives: boolean): boolean => {
  const { form, business } = site;
  if (!hasForm(site) || form.way === "service") return true;
  return form.way === "host" ? hostReceives : isEmail(business.email);
};
