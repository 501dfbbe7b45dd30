/** Stands where a page names no address of its own; nobody receives mail there. */
const placeholder = "you@your-business.example";

/**
 * A downloaded page has no server: its forms hand their words to the email program of the person who fills
 * them in, by post and as plain text, so that nothing personal stands in an address.
 */
export function withMailForms(html: string): string {
  const address = /href="mailto:([^"?]+)/.exec(html)?.[1] ?? placeholder;
  return html.replaceAll(
    /^([ \t]*)(<form\b[^>]*?) action="#[^"]*"/gm,
    (_, indent: string, start: string) =>
      `${indent}<!-- Where the form goes: put your own address after mailto: -->\n${indent}${start} action="mailto:${address}" method="post" enctype="text/plain"`,
  );
}
