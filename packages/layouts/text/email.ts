/** One email address, in letters of any language: nothing in it names a second receiver. */
const email = /^[\p{L}\p{M}\p{N}.!$'*+/=^_{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u;
export const isEmail = (text: string): boolean => email.test(text);

/** The link to an email address; undefined for what is none. */
export function mailTo(text: string): string | undefined {
  if (!isEmail(text)) return undefined;
  const [name = "", host = ""] = text.split("@");
  return `mailto:${encodeURIComponent(name).replaceAll("%2B", "+").replaceAll("'", "%27")}@${host}`;
}
