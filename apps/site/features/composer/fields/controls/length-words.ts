import type { Written } from "@daylit/layouts/schema/texts.ts";
import { say, t } from "../../messages/t.ts";

type MeasuredText = Pick<Written, "text" | "length">;

export function lengthState({ text, length: { soft, hard } }: MeasuredText) {
  if (text.length > hard) return "over";
  return text.length > soft ? "long" : "fits";
}

/** What to do about a text that is too long, and why. */
export function shortenWords({ text, length: { soft, hard, why } }: MeasuredText): string {
  const over = text.length - soft;
  const must = text.length > hard ? `${t`Too long.`} ` : "";
  const shorten = over === 1 ? t`Shorten it by 1 character` : t`Shorten it by ${over} characters`;
  return `${must}${shorten}${why ? `: ${say(why)}` : ""}`;
}

/** How long a text is, as a sentence for those who listen. */
export function lengthWords(written: MeasuredText | undefined): string {
  if (!written) return "";
  const { text, length } = written;
  const count = t`${text.length} of ${length.soft} characters`;
  if (lengthState(written) === "fits") return `${count}.`;
  return `${shortenWords(written)}.`;
}
