type Policy = {
  createHTML: (text: string) => TrustedMarkup;
  createScriptURL: (address: string) => unknown;
};
type Types = { createPolicy: (name: string, rules: object) => Policy };

/** What a browser with Trusted Types demands where markup is put in; a string where there are none. */
type TrustedMarkup = string;

/** The name that the site's policy allows (build/build.ts writes it down). */
export const trustedPolicy = "daylit-page";

const same = (text: string) => text;
const policy = (globalThis as { trustedTypes?: Types }).trustedTypes?.createPolicy(trustedPolicy, {
  createHTML: same,
  createScriptURL: same,
});

/**
 * Markup that may be put into a page: whole pages of this site, which come from its own host, and
 * what our own code writes. Nothing that a visitor types or another site sends goes through here
 * before it was escaped.
 */
export const trusted = (html: string): TrustedMarkup => policy?.createHTML(html) ?? html;

/** The address of one of our scripts. */
export const trustedScript = (address: string): string =>
  (policy?.createScriptURL(address) as string | undefined) ?? address;
