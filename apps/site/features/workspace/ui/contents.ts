import { type LayoutTitles, layoutPath, titledName } from "../../../model/layouts/chosen-layout.ts";
import { deskOf, planOf } from "../../../workspace/store/record/parts.ts";
import { siteSummary, type WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import { checklist } from "../../assets/model/checklist.ts";
import { judge } from "../../assets/model/judge.ts";

export const places = {
  plan: "/packages#plan-your-pages",
  desk: "/guides/preparing-assets-for-your-project#the-asset-desk",
  colour: "/guides/brand-color-structure",
  layouts: "/layouts",
  /** The composer with the site in it. */
  site: "/compose#edit",
} as const;

/** A part of a site: what is there of it, and where to change it. */
export type Part = { about: string; text: string; here: boolean; to: string; action: string };

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export function contentsOf(record: WorkspaceRecord, titles: LayoutTitles): Part[] {
  const { plan, desk, layout, favourites = [] } = record;
  const files = desk.map((file) => ({ ...file, findings: judge(file.facts, file.use) }));
  const entries = checklist(deskOf(record), planOf(record), files);
  const entry = (about: string) => entries.find((each) => each.about === about);
  const sections = plan?.pages.flatMap((page) => page.sections).length ?? 0;
  const pictures = files.filter(({ use }) => use !== "logo").length;
  const composed = siteSummary(record);
  const brand = record.brand ?? composed?.brand;
  /** What is on the site already needn’t be gathered. */
  const onSite = (text: string): Partial<Part> => ({
    ...{ text, here: true, to: places.site, action: "View and edit" },
  });
  const onDesk = (about: string, action: string): Part => {
    const found = entry(about);
    const here = found?.state !== "missing";
    const next = here ? "View and edit" : action;
    return { about, here, text: found?.text ?? "", to: places.desk, action: next };
  };
  /** Only a studio needs it: a site that its owner makes has nowhere to put it. */
  const forStudio = (part: Part) => (part.here || !composed || plan ? [part] : []);
  return [
    {
      about: "Plan",
      here: plan !== undefined && plan.pages.length > 0,
      text: plan
        ? `${counted(plan.pages.length, "page")}, ${counted(sections, "section")}, ${counted(plan.photos.length, "planned photo")}.`
        : "No pages yet.",
      to: places.plan,
      action: plan ? "Continue planning" : "Plan the pages",
      ...(composed && !plan ? onSite(`${counted(composed.pages, "page")} on your site.`) : {}),
    },
    ...forStudio(onDesk("Brief", "Answer the questions")),
    {
      about: "Colour",
      here: brand !== undefined,
      text: brand ?? "No colour yet.",
      to: record.brand || !composed ? places.colour : places.site,
      action: brand ? "View and edit" : "Find your colour",
    },
    {
      about: "Layout",
      here: layout !== undefined,
      text: layout
        ? titledName(layout, titles)
        : favourites.length > 0
          ? `Favourites: ${favourites.map((id) => titledName(id, titles)).join("; ")}.`
          : "None chosen yet.",
      to: layout ? layoutPath(layout) : places.layouts,
      action: layout ? "Look at it" : "Choose one",
    },
    {
      ...onDesk("Base write-up", "Write the words"),
      ...(composed && !plan
        ? {
            text: "You write on the page itself. Check lists the texts that are still examples.",
            to: places.site,
          }
        : {}),
    },
    {
      ...onDesk("Images", "Add pictures"),
      ...(pictures > 0
        ? {
            text: `${counted(pictures, "picture")} of your own.`,
            here: true,
            action: "View and edit",
          }
        : composed && composed.pictures > 0
          ? onSite(`${counted(composed.pictures, "picture")} of your own on your site.`)
          : composed && !plan
            ? { text: "No pictures of your own on your site yet.", to: places.site }
            : {}),
    },
    {
      ...onDesk("Logo", "Add your logo"),
      ...(composed?.logo && !files.some(({ use }) => use === "logo")
        ? onSite("Yours, on your site.")
        : {}),
    },
    ...forStudio(onDesk("House styles", "Describe your style")),
  ];
}
