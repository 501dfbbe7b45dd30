import { isAddress } from "@daylit/layouts/schema/read/address.ts";

/** Names of hosts and IP addresses: nothing that would end a rule of a policy or of a server. */
const hostForm = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$|^\[[0-9a-f:.]+\]$/;
const longest = 500;

/** An address on the web, without credentials. */
function webUrl(text: string): URL | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.href.length > longest || !hostForm.test(url.hostname)) return undefined;
  url.username = "";
  url.password = "";
  return url;
}

/** Letters, digits and `._~-` stay, other characters are written as numbers; some are in no folder's name. */
const plainSegment = (segment: string) =>
  segment.replaceAll(/%[\da-f]{2}|%|[^\w.~-]/gi, (found) => {
    if (found.length === 1) return `%${found.charCodeAt(0).toString(16).toUpperCase()}`;
    if (/%2e/i.test(found)) return ".";
    return /%([01].|7f|2f|5c)/i.test(found) ? "" : found;
  });

/** As people write an address: in letters of any language, with a slash at its end or without. */
const written =
  /^https?:\/\/[\p{L}\p{M}\p{N}_.:[\]-]+(\/(?!(\.|%2[eE]){1,2}(\/|$))[\p{L}\p{M}\p{N}_.~%-]+)*\/?$/u;

/**
 * The address of a site, as it may stand in pages and in the files of hosts: nothing but a host and
 * folders. Its path begins with one slash: two would begin the name of another host. Undefined for what
 * isn’t the address of a site.
 */
export function siteAddressOf(text: string): string | undefined {
  const url = webUrl(text.trim());
  if (!url) return undefined;
  const folders = url.pathname
    .split("/")
    .map(plainSegment)
    .filter((segment) => !/^\.{0,2}$/.test(segment));
  const plain = `${[url.origin, ...folders].join("/")}/`;
  const same = written.test(text) && new URL(text).href.replace(/\/?$/, "/") === plain;
  return same ? text : plain;
}

/** The address to which a form sends: encrypted, or a receiver on the owner's own machine, to try it with. */
export function formAddressOf(text: string): string | undefined {
  const url = webUrl(text.trim());
  if (!url || (url.protocol === "http:" && !/^(localhost|127\.0\.0\.1)$/.test(url.hostname)))
    return undefined;
  const { username, password } = new URL(text);
  if (isAddress(text) && !username && !password) return text;
  return url.href.replaceAll("'", "%27").replaceAll("`", "%60");
}

/** "https://zoe.goatcounter.com/count", or a GoatCounter on a host of the owner's own. */
export function counterAddressOf(text: string): string | undefined {
  const found = formAddressOf(text);
  return found && /^https:\/\/[^?#]+\/count$/.test(found) ? found : undefined;
}
