import { offerLimits } from "../../../model/offer.ts";
import { oneLine } from "../../../model/unknown-values.ts";
import type {
  PhotoSource,
  Plan,
  PlannedPage,
  PlannedSection,
} from "../../../workspace/store/record/plan.ts";

export type Step =
  | { do: "name the project"; name: string }
  | { do: "add page" }
  | { do: "rename page"; page: number; name: string }
  | { do: "remove page"; page: number }
  | { do: "move page"; page: number; by: -1 | 1 }
  | { do: "add section"; page: number; after?: number }
  | { do: "rename section"; section: number; name: string }
  | { do: "remove section"; section: number }
  | { do: "move section"; section: number; by: -1 | 1 }
  | { do: "choose source"; source: PhotoSource }
  | { do: "add photo" }
  | { do: "change photo"; photo: number; library?: string; note?: string }
  | { do: "remove photo"; photo: number }
  | { do: "replace"; plan: Plan; message: string };

/** What a step did, as it stands after "Undo: ". */
export const stepNames: Record<Step["do"], string> = {
  "name the project": "name of the site",
  "add page": "page added",
  "rename page": "name of a page",
  "remove page": "page removed",
  "move page": "page moved",
  "add section": "section added",
  "rename section": "name of a section",
  "remove section": "section removed",
  "move section": "section moved",
  "choose source": "kind of photos",
  "add photo": "photo added",
  "change photo": "choice of a photo",
  "remove photo": "photo removed",
  replace: "everything cleared",
};

/** A plan after a step: what to say about it, and which control should have the focus now. */
type StepResult = { plan: Plan; message?: string; focus?: string };

/** Names of controls, so that focus can follow the thing that was moved, added or removed. */
export const control = {
  name: (id: number) => `name-${id}`,
  move: (id: number, by: -1 | 1) => `${by < 0 ? "back" : "on"}-${id}`,
  addPage: "add-page",
  addSection: (page: number) => `add-section-${page}`,
  addPhoto: "add-photo",
  clear: "clear",
};

const called = (name: string, otherwise: string) => name.trim() || otherwise;

function swap<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const copy = [...list];
  const [moved] = copy.splice(from, 1);
  copy.splice(to, 0, moved as T);
  return copy;
}

const withPages = (plan: Plan, pages: readonly PlannedPage[]): Plan => ({ ...plan, pages });

const withSections = (plan: Plan, page: number, sections: readonly PlannedSection[]) =>
  withPages(
    plan,
    plan.pages.map((each) => (each.id === page ? { ...each, sections } : each)),
  );

function whereIs(plan: Plan, section: number) {
  for (const [pageIndex, page] of plan.pages.entries()) {
    const index = page.sections.findIndex(({ id }) => id === section);
    if (index >= 0) return { page, pageIndex, index, found: page.sections[index] };
  }
  return undefined;
}

function moveSection(plan: Plan, section: number, by: -1 | 1): StepResult {
  const place = whereIs(plan, section);
  if (!place?.found) return { plan };
  const { page, pageIndex, index, found } = place;
  const name = called(found.name, "Section");
  const focus = control.move(section, by);
  const to = index + by;
  if (to >= 0 && to < page.sections.length)
    return {
      plan: withSections(plan, page.id, swap(page.sections, index, to)),
      message: `${name} is now section ${to + 1} of ${called(page.name, "this page")}.`,
      focus,
    };
  // Beyond the edge of a page lies the neighbouring page.
  const neighbour = plan.pages[pageIndex + by];
  if (!neighbour || neighbour.sections.length >= offerLimits.sections)
    return { plan, message: `${name} cannot go further.`, focus };
  const rest = page.sections.filter(({ id }) => id !== section);
  const joined = by < 0 ? [...neighbour.sections, found] : [found, ...neighbour.sections];
  return {
    plan: withSections(withSections(plan, page.id, rest), neighbour.id, joined),
    message: `${name} moved to ${called(neighbour.name, "the neighbouring page")}.`,
    focus,
  };
}

function removeSection(plan: Plan, section: number): StepResult {
  const place = whereIs(plan, section);
  if (!place?.found) return { plan };
  const sections = place.page.sections.filter(({ id }) => id !== section);
  const nearest = sections[place.index] ?? sections[place.index - 1];
  return {
    plan: withSections(plan, place.page.id, sections),
    message: `${called(place.found.name, "Section")} removed.`,
    focus: nearest ? control.name(nearest.id) : control.addSection(place.page.id),
  };
}

function removePage(plan: Plan, page: number): StepResult {
  const index = plan.pages.findIndex(({ id }) => id === page);
  const found = plan.pages[index];
  if (!found) return { plan };
  const pages = plan.pages.filter(({ id }) => id !== page);
  const nearest = pages[index] ?? pages[index - 1];
  return {
    plan: withPages(plan, pages),
    message: `Page ${called(found.name, "without a name")} removed.`,
    focus: nearest ? control.name(nearest.id) : control.addPage,
  };
}

function movePage(plan: Plan, page: number, by: -1 | 1): StepResult {
  const index = plan.pages.findIndex(({ id }) => id === page);
  const found = plan.pages[index];
  if (!found) return { plan };
  const name = `Page ${called(found.name, "without a name")}`;
  const focus = control.move(page, by);
  const to = index + by;
  if (to < 0 || to >= plan.pages.length)
    return { plan, message: `${name} cannot go further.`, focus };
  return {
    plan: withPages(plan, swap(plan.pages, index, to)),
    message: `${name} is now number ${to + 1}.`,
    focus,
  };
}

/** A new section at the end of its page, or right after another. */
function addSection(plan: Plan, page: number, after?: number): StepResult {
  const found = plan.pages.find(({ id }) => id === page);
  if (!found) return { plan };
  if (found.sections.length >= offerLimits.sections)
    return {
      plan,
      message: `A page of this planner holds at most ${offerLimits.sections} sections.`,
    };
  const section = { id: plan.next, name: "" };
  const place = found.sections.findIndex(({ id }) => id === after) + 1 || found.sections.length;
  return {
    plan: {
      ...withSections(plan, page, found.sections.toSpliced(place, 0, section)),
      next: plan.next + 1,
    },
    message: `Section ${place + 1} added to ${called(found.name, "this page")}.`,
    focus: control.name(section.id),
  };
}

function addPage(plan: Plan): StepResult {
  if (plan.pages.length >= offerLimits.pages)
    return { plan, message: `This planner holds at most ${offerLimits.pages} pages.` };
  const page = { id: plan.next, name: "", sections: [] };
  return {
    plan: { ...plan, pages: [...plan.pages, page], next: plan.next + 1 },
    message: `Page ${plan.pages.length + 1} added.`,
    focus: control.name(page.id),
  };
}

function addPhoto(plan: Plan): StepResult {
  if (plan.photos.length >= offerLimits.photos)
    return { plan, message: `This planner holds at most ${offerLimits.photos} photos.` };
  const photo = { id: plan.next, library: "", note: "" };
  return {
    plan: { ...plan, photos: [...plan.photos, photo], next: plan.next + 1 },
    message: `Photo ${plan.photos.length + 1} added.`,
    focus: control.name(photo.id),
  };
}

function removePhoto(plan: Plan, photo: number): StepResult {
  const index = plan.photos.findIndex(({ id }) => id === photo);
  const photos = plan.photos.filter(({ id }) => id !== photo);
  const nearest = photos[index] ?? photos[index - 1];
  return {
    plan: { ...plan, photos },
    message: `Photo ${index + 1} removed.`,
    focus: nearest ? control.name(nearest.id) : control.addPhoto,
  };
}

const cut = (text: string, longest: number) => oneLine(text).slice(0, longest);

/** Every change of a plan. Pure, so that each can be tested and undone. */
export function take(plan: Plan, step: Step): StepResult {
  switch (step.do) {
    case "name the project":
      return { plan: { ...plan, project: cut(step.name, offerLimits.name) } };
    case "add page":
      return addPage(plan);
    case "rename page": {
      const name = cut(step.name, offerLimits.name);
      const pages = plan.pages.map((page) => (page.id === step.page ? { ...page, name } : page));
      return { plan: withPages(plan, pages) };
    }
    case "remove page":
      return removePage(plan, step.page);
    case "move page":
      return movePage(plan, step.page, step.by);
    case "add section":
      return addSection(plan, step.page, step.after);
    case "rename section": {
      const place = whereIs(plan, step.section);
      if (!place) return { plan };
      const name = cut(step.name, offerLimits.name);
      const sections = place.page.sections.map((each) =>
        each.id === step.section ? { ...each, name } : each,
      );
      return { plan: withSections(plan, place.page.id, sections) };
    }
    case "remove section":
      return removeSection(plan, step.section);
    case "move section":
      return moveSection(plan, step.section, step.by);
    case "choose source":
      return { plan: { ...plan, photoSource: step.source } };
    case "add photo":
      return addPhoto(plan);
    case "change photo": {
      const photos = plan.photos.map((photo) =>
        photo.id === step.photo
          ? {
              ...photo,
              library: cut(step.library ?? photo.library, offerLimits.name),
              note: cut(step.note ?? photo.note, offerLimits.note),
            }
          : photo,
      );
      return { plan: { ...plan, photos } };
    }
    case "remove photo":
      return removePhoto(plan, step.photo);
    case "replace":
      return { plan: step.plan, message: step.message };
  }
}
