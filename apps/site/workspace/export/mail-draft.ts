/** Mail programs cut or refuse long addresses; 1,900 characters pass everywhere we know of. */
const longest = 1900;

export type Draft = {
  /** The studio's address; without one the visitor decides who gets it. */
  to?: string;
  subject: string;
  /** The brief as text. */
  brief: string;
  /** The file to attach, which a page cannot do on its own. */
  file: string;
};

/** A message in the visitor's own mail program. Nothing is sent by us. */
export function mailDraft({ to = "", subject, brief, file }: Draft): string {
  const draft = (text: string) =>
    `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  const attach = `Please attach ${file}, which the page has saved for you.\n`;
  const whole = draft(`${brief}\n${attach}`);
  if (whole.length <= longest) return whole;
  return draft(
    `The brief is too long for a draft that a page may open: it is in the file.\n\n${attach}`,
  );
}
