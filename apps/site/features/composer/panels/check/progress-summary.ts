type Progress = { own: number; all: number };

export const progressWords = ({ own, all }: Progress) => `${own} of ${all} sections are yours`;

/** How far the site is, then faults. `examples`: example texts anywhere, also outside of sections, and pictures. */
export function progressSummary(progress: Progress, faults: number, examples: number): string {
  if (faults + examples === 0) return "Nothing left to do.";
  const words =
    progress.own < progress.all
      ? progressWords(progress)
      : examples > 0
        ? "Every section is yours; a few examples are left"
        : "Every text is yours";
  if (faults === 0) return `${words}.`;
  return `${words}. ${faults} ${faults === 1 ? "thing needs" : "things need"} a look.`;
}
