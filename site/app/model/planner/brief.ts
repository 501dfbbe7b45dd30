import { fit, verdict } from "./fit.ts";
import { offer } from "./offer.ts";
import { type Plan, type PlannedPhoto, photoSources } from "./plan.ts";

/** Names a library picture by its id. */
export type PictureName = (id: string) => string | undefined;

/** Typed words must not turn into headings, links or tags when the Markdown is shown. */
export const plain = (text: string) => text.trim().replaceAll(/[\\`*_[\]<>#|]/g, "\\$&");

const named = (text: string, otherwise: string) => plain(text) || otherwise;

function photoLine(photo: PlannedPhoto, source: Plan["photoSource"], name: PictureName): string {
  if (source === "ai") return named(photo.note, "(not described yet)");
  const picture = photo.library && (name(photo.library) ?? photo.library);
  return picture ? `${plain(picture)} (\`${photo.library}\`)` : "(not chosen yet)";
}

/** The pages and photos of a plan; the asset desk puts the same lines into its own brief. */
export function planLines(plan: Plan, name: PictureName): string[] {
  const pages = plan.pages.flatMap((page, index) => [
    `### ${index + 1}. ${named(page.name, "Page without a name")}`,
    "",
    ...page.sections.map(
      (section, place) => `${place + 1}. ${named(section.name, "(section without a name)")}`,
    ),
    ...(page.sections.length > 0 ? [""] : ["No sections yet.", ""]),
  ]);
  const photos = plan.photos.map((photo) => `- ${photoLine(photo, plan.photoSource, name)}`);
  return [
    "## Pages",
    "",
    ...(pages.length > 0 ? pages : ["No pages yet.", ""]),
    "A contact page comes with the package and is not counted.",
    "",
    "## Photos",
    "",
    `${photoSources[plan.photoSource]}:`,
    "",
    ...(photos.length > 0 ? photos : ["None yet."]),
    "",
  ];
}

/** The plan as a brief in Markdown, to be copied, saved or sent by the visitor. */
export function briefOf(plan: Plan, name: PictureName = () => undefined): string {
  const result = fit(plan);
  return [
    `# Plan for ${named(plan.project, "a website")}`,
    "",
    `Package: ${offer.name}. ${verdict(result)}`,
    "",
    ...planLines(plan, name),
    "## Counted",
    "",
    ...result.counts.map(({ text, over }) => `- ${over ? "Too many: " : ""}${plain(text)}`),
    "",
  ].join("\n");
}

/** Mail programs cut or refuse long addresses; 1,900 characters pass everywhere we know of. */
const longestDraft = 1900;

/** A draft without a recipient: the visitor decides who gets it, and nothing is sent by us. */
export function mailDraft(subject: string, body: string): string {
  const draft = (text: string) =>
    `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  const whole = draft(body);
  if (whole.length <= longestDraft) return whole;
  return draft(
    "The plan is too long for a draft that a page may open.\nPlease use “Copy” or “Download” and put it here.\n",
  );
}
