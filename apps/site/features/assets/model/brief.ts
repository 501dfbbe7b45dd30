import { layoutName, layoutPath } from "../../../model/layouts/chosen-layout.ts";
import { absolute } from "../../../model/site.ts";
import { type Block, markdown } from "../../../workspace/export/brief-paper.ts";
import {
  type Desk,
  hexColour,
  type Question,
  questions,
} from "../../../workspace/store/record/desk.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import { uses } from "../../../workspace/store/record/uses.ts";
import { type PictureName, planBlocks } from "../../planner/model/brief.ts";
import type { CheckedFile, Entry } from "./checklist.ts";
import { textWords } from "./words.ts";

const written = (text: string) => text.trim() || "(nothing yet)";

const named = (layout: string) => `${layoutName(layout)}: ${absolute(layoutPath(layout))}`;

export type PackedFile = CheckedFile & { path: string };

export const deskTitle = (plan: Plan) => `Assets for ${plan.project.trim() || "a website"}`;

/** What a brief is made of. */
export type BriefContent<File> = {
  desk: Desk;
  plan: Plan;
  files: readonly File[];
  entries: readonly Entry[];
  /** The chosen one's id. */
  layout?: string;
  /** Ids of the visitor's favourite layouts. */
  favourites?: readonly string[];
};

/** Everything that was brought as one document; the files of the zip are named by their path. */
export function deskPaper(
  { desk, plan, files, entries, layout, favourites = [] }: BriefContent<PackedFile>,
  name: PictureName = () => undefined,
): Block[] {
  const keys = Object.keys(questions) as Question[];
  const texts = plan.pages.flatMap((page) =>
    page.sections.flatMap((section, place): Block[] => {
      const text = desk.texts[section.id] ?? "";
      return [
        {
          heading: `${page.name.trim() || "Page"}, ${place + 1}. ${section.name.trim() || "section"}`,
          level: 3,
        },
        { text: written(text) },
        { text: textWords(text), quiet: true },
      ];
    }),
  );
  const laid = files.map((file) => ({
    file: file.path,
    text: `(${uses[file.use].name})${file.alt.trim() ? `: ${file.alt.trim()}` : ""}`,
    below: file.findings
      .filter(({ level }) => level !== "good")
      .map(({ about, text }) => `${about}: ${text}`),
  }));
  return [
    { heading: deskTitle(plan), level: 1 },
    ...(entries.length > 0
      ? [
          {
            list: entries.map(({ about, state, text }) => ({
              done: state !== "missing",
              text: `${about}: ${text}`,
            })),
          },
        ]
      : []),
    { heading: "Brief", level: 2 },
    ...keys.map((question) => ({
      label: questions[question].label,
      text: written(desk.brief[question]),
    })),
    { heading: "Colour palette", level: 2 },
    { text: `Brand colour: ${hexColour(desk.colour) ?? written(desk.colour)}` },
    { heading: "Layout", level: 2 },
    ...(layout ? [{ text: named(layout) }] : []),
    ...(favourites.length > 0
      ? [{ label: "Favourites", text: favourites.map(named).join("; ") }]
      : []),
    ...(!layout && favourites.length === 0 ? [{ text: "None chosen yet." }] : []),
    ...planBlocks(plan, name),
    { heading: "Base write-up", level: 2 },
    ...(texts.length > 0 ? texts : [{ text: "No sections are planned." }]),
    { heading: "Files", level: 2 },
    laid.length > 0 ? { list: laid } : { text: "None." },
    { heading: "House styles", level: 2 },
    { text: desk.noStyles && !desk.styles.trim() ? "None: help us choose." : written(desk.styles) },
  ];
}

export const deskBrief = (...about: Parameters<typeof deskPaper>) => markdown(deskPaper(...about));
