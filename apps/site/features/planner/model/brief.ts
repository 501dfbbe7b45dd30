import { offer } from "../../../model/offer.ts";
import { type Block, markdown } from "../../../workspace/export/brief-paper.ts";
import {
  type Plan,
  type PlannedPhoto,
  photoSources,
} from "../../../workspace/store/record/plan.ts";
import { fit, verdict } from "./fit.ts";

/** Names a library picture by its id. */
export type PictureName = (id: string) => string | undefined;

const named = (text: string, otherwise: string) => text.trim() || otherwise;

function photoLine(photo: PlannedPhoto, source: Plan["photoSource"], name: PictureName) {
  if (source === "ai") return { text: named(photo.note, "(not described yet)") };
  const picture = photo.library && (name(photo.library) ?? photo.library);
  return picture ? { text: `(${picture})`, file: photo.library } : { text: "(not chosen yet)" };
}

/** The pages and photos of a plan; the asset desk puts the same into its own brief. */
export function planBlocks(plan: Plan, name: PictureName): Block[] {
  const pages = plan.pages.flatMap((page, index): Block[] => [
    { heading: `${index + 1}. ${named(page.name, "Page without a name")}`, level: 3 },
    page.sections.length > 0
      ? {
          ordered: true,
          list: page.sections.map((section) => ({
            text: named(section.name, "(section without a name)"),
          })),
        }
      : { text: "No sections yet." },
  ]);
  return [
    { heading: "Pages", level: 2 },
    ...(pages.length > 0 ? pages : [{ text: "No pages yet." }]),
    { text: "A contact page comes with the package and is not counted." },
    { heading: "Photos", level: 2 },
    { text: `${photoSources[plan.photoSource]}:` },
    plan.photos.length > 0
      ? { list: plan.photos.map((photo) => photoLine(photo, plan.photoSource, name)) }
      : { text: "None yet." },
  ];
}

export const planTitle = (plan: Plan) => `Plan for ${named(plan.project, "a website")}`;

/** The plan as a brief, to be copied, saved, printed or sent by the visitor. */
export function planPaper(plan: Plan, name: PictureName = () => undefined): Block[] {
  const result = fit(plan);
  return [
    { heading: planTitle(plan), level: 1 },
    { text: `Package: ${offer.name}. ${verdict(result)}` },
    ...planBlocks(plan, name),
    { heading: "Counted", level: 2 },
    {
      list: result.counts.map(({ text, over }) => ({ text: `${over ? "Too many: " : ""}${text}` })),
    },
  ];
}

export const briefOf = (plan: Plan, name?: PictureName) => markdown(planPaper(plan, name));
