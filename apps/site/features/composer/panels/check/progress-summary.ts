import { t } from "../../messages/t.ts";

type Progress = { own: number; all: number };

export const progressWords = ({ own, all }: Progress) =>
  own === 0
    ? t`${all} sections still have our example text`
    : t`${own} of ${all} sections are yours`;

/** How far the site is, then faults. `examples`: example texts anywhere, also outside of sections, and pictures. */
export function progressSummary(progress: Progress, faults: number, examples: number): string {
  if (faults + examples === 0) return t`Nothing left to do.`;
  const words =
    progress.own < progress.all
      ? progressWords(progress)
      : examples > 0
        ? t`Every section is yours; a few examples are left`
        : t`Every text is yours`;
  if (faults === 0) return `${words}.`;
  return faults === 1
    ? t`${words}. 1 thing needs a look.`
    : t`${words}. ${faults} things need a look.`;
}
