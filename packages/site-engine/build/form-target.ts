import type { FormTarget } from "@daylit/layouts/render/render-context.ts";
import { mailTo } from "@daylit/layouts/text/email.ts";
import { telephone } from "@daylit/layouts/trades/business.ts";
import { siteWords } from "../document/language/language.ts";
import type { SiteDocument, SitePage } from "../document/site-document.ts";
import { pageAddress } from "../export/file-names.ts";

/** Where the forms of a site hand their words, and what is shown afterwards. */

const thanksPath = "/thanks";

/** Shown after a form was sent; a page of the owner's own at this path is shown instead. */
export function thanksOf(site: SiteDocument): SitePage {
  const words = siteWords(site);
  return {
    path: thanksPath,
    label: words.sent,
    title: words.sent,
    description: words.sentText,
    sections: [
      {
        block: "hero-type",
        heading: words.sent,
        lead: words.sentText,
        actions: [{ label: words.toHome, href: "/" }],
      },
    ],
  };
}

/** Whether the site needs that page: a mail program shows its own. */
export const needsThanks = ({ form, pages }: SiteDocument): boolean =>
  form.way !== "mail" && pages.every(({ path }) => path !== thanksPath);

type Service = {
  /** The field that the service itself takes for a trap. */
  trap: string;
  /** The field that names the page to show afterwards. */
  next: string;
  /** Where its own page is that thanks, if on another host. */
  shows?: readonly string[];
};

/** As the services document them; others get the names that most understand. */
const services: readonly (readonly [host: RegExp, service: Service])[] = [
  [/(^|\.)formspree\.io$/, { trap: "_gotcha", next: "_next" }],
  [/(^|\.)usebasin\.com$/, { trap: "_gotcha", next: "_redirect" }],
  [/(^|\.)formsubmit\.co$/, { trap: "_honey", next: "_next" }],
  [
    /(^|\.)web3forms\.com$/,
    { trap: "botcheck", next: "redirect", shows: ["https://web3forms.com"] },
  ],
];
const other: Service = { trap: "website", next: "_next" };

export const serviceAt = (address: string) =>
  services.find(([host]) => host.test(new URL(address).hostname))?.[1] ?? other;

/** For visitors without a mail program: the form alone would leave them without a way. */
function otherWays(site: SiteDocument, mail: string): FormTarget["otherWays"] {
  const { email, phone } = site.business;
  return {
    before: `${siteWords(site).noMailProgram} `,
    links: [
      { label: email, href: mail },
      // A number is not to be broken at the end of a line.
      ...(telephone(phone)
        ? [{ label: phone.replaceAll(" ", "\u00a0"), href: telephone(phone) }]
        : []),
    ],
    between: " · ",
  };
}

/**
 * What a form of the section with this id does. `file`: how a page is named from here; `below`: from
 * the top of the site.
 */
export function formTarget(
  site: SiteDocument,
  section: string,
  file: (path: string) => string,
  below = file,
): FormTarget {
  const { form, business, address } = site;
  if (form.way === "service") {
    const { trap, next } = serviceAt(form.address);
    // A service can lead back only to a whole address.
    const hidden = address ? { [next]: pageAddress(address, below(thanksPath)) } : undefined;
    return { action: form.address, method: "post", trap, ...(hidden ? { hidden } : {}) };
  }
  if (form.way === "host") {
    const trap = "website";
    return {
      name: section,
      "data-netlify": "true",
      "data-netlify-honeypot": trap,
      action: file(thanksPath),
      method: "post",
      trap,
      hidden: { "form-name": section },
    };
  }
  // There is no server behind it: the words go to the visitor's own email program.
  const mail = mailTo(business.email);
  if (mail)
    return {
      action: mail,
      method: "post",
      encType: "text/plain",
      otherWays: otherWays(site, mail),
    };
  return { action: `#${section}` };
}
