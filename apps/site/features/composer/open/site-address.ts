import { readableAddress } from "../fields/controls/readable-address.ts";

/** "zoe.example/contact.html" → "https://zoe.example/": the folder in which the site is. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim();
  const found = readableAddress(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!found || !/^https?:\/\/[^/]/i.test(found)) return undefined;
  const { origin, pathname } = new URL(found);
  return origin + pathname.replace(/[^/]*\.[a-z]+$/i, "").replace(/\/?$/, "/");
}
