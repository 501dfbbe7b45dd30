import { siteAddressOf } from "@daylit/site-engine/document/read/web-address.ts";
import { isRecord } from "../../../model/unknown-values.ts";

/** "zoe.example/contact.html" → "https://zoe.example/": the folder in which the site is. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/[?#].*$/, "");
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const folder = whole.replace(/(\/\/[^/]+.*\/)[^/]*\.[a-z]+$/i, "$1");
  const found = siteAddressOf(folder.replace(/\/?$/, "/"));
  return found && new URL(found).href;
}

/** The address that a site names as its own. */
export const addressOf = (site: unknown): string | undefined =>
  isRecord(site) && typeof site.address === "string" ? siteAddress(site.address) : undefined;

/** Whether a site was read from the address that it names: anybody can name another’s. */
export const isFromItsAddress = ({ site, at }: { site: unknown; at?: string }): boolean =>
  at !== undefined && addressOf(site) === siteAddress(at);
