import type { Written } from "@daylit/layouts/schema/texts.ts";

type MeasuredText = Pick<Written, "text" | "length">;

export function lengthState({ text, length: { soft, hard } }: MeasuredText) {
  if (text.length > hard) return "over";
  return text.length > soft ? "long" : "fits";
}

/** What to do about a text that is too long, and why. */
export function shortenWords({ text, length: { soft, hard, why } }: MeasuredText): string {
  const over = text.length - soft;
  const must = text.length > hard ? "Too long. " : "";
  return `${must}Shorten it by ${over} ${over === 1 ? "character" : "characters"}${why ? `: ${why}` : ""}`;
}

/** How long a text is, as a sentence for those who listen. */
export function lengthWords(written: MeasuredText | undefined): string {
  if (!written) return "";
  const { text, length } = written;
  const count = `${text.length} of ${length.soft} characters`;
  if (lengthState(written) === "fits") return `${count}.`;
  return `${shortenWords(written)}.`;
}
