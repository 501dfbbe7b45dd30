import { siteAddressOf } from "@daylit/site-engine/document/read/web-address.ts";

/** "zoe.example/contact.html" → "https://zoe.example/": the folder in which the site is. */
export function siteAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/[?#].*$/, "");
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const folder = whole.replace(/(\/\/[^/]+.*\/)[^/]*\.[a-z]+$/i, "$1");
  const found = siteAddressOf(folder.replace(/\/?$/, "/"));
  return found && new URL(found).href;
}
