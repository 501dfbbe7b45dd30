import { type PictureName, plain, planLines } from "../planner/brief.ts";
import type { Plan } from "../planner/plan.ts";
import type { Entry, Laid } from "./checklist.ts";
import { type Desk, hexColour, type Question, questions } from "./desk.ts";
import { uses } from "./uses.ts";
import { textWords } from "./words.ts";

/** Longer texts keep their paragraphs; every line is made harmless by itself. */
const paragraphs = (text: string) =>
  text.trim().split("\n").map(plain).join("\n") || "(nothing yet)";

const mark = { ready: "x", look: "x", missing: " " } as const;

export type Named = Laid & { path: string };

/** Everything on the desk as one Markdown file; the files of the zip are named by their path. */
export function deskBrief(
  desk: Desk,
  plan: Plan,
  files: readonly Named[],
  entries: readonly Entry[],
  name: PictureName = () => undefined,
): string {
  const asked = Object.keys(questions) as Question[];
  const texts = plan.pages.flatMap((page) =>
    page.sections.flatMap((section, place) => {
      const text = desk.texts[section.id] ?? "";
      return [
        `### ${plain(page.name) || "Page"}, ${place + 1}. ${plain(section.name) || "section"}`,
        "",
        paragraphs(text),
        "",
        `_${textWords(text)}_`,
        "",
      ];
    }),
  );
  const laid = files.flatMap((file) => [
    `- \`${file.path}\` (${uses[file.use].name})${file.alt.trim() ? `: ${plain(file.alt)}` : ""}`,
    ...file.findings
      .filter(({ level }) => level !== "good")
      .map(({ about, text }) => `  - ${about}: ${text}`),
  ]);
  return [
    `# Assets for ${plain(plan.project) || "a website"}`,
    "",
    ...entries.map(({ about, state, text }) => `- [${mark[state]}] ${about}: ${plain(text)}`),
    "",
    "## Brief",
    "",
    ...asked.flatMap((question) => [
      `**${questions[question].label}** ${paragraphs(desk.brief[question])}`,
      "",
    ]),
    "## Colour palette",
    "",
    `Brand colour: ${hexColour(desk.colour) ? `\`${hexColour(desk.colour)}\`` : paragraphs(desk.colour)}`,
    "",
    ...planLines(plan, name),
    "## Base write-up",
    "",
    ...(texts.length > 0 ? texts : ["No sections are planned.", ""]),
    "## Files",
    "",
    ...(laid.length > 0 ? laid : ["None."]),
    "",
    "## House styles",
    "",
    desk.noStyles && !desk.styles.trim() ? "None: choose with us." : paragraphs(desk.styles),
    "",
  ].join("\n");
}
