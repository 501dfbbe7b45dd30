import { offerLimits } from "../../../model/offer.ts";
import { isRecord, line } from "../../../model/unknown-values.ts";

export type PlannedSection = { id: number; name: string };
export type PlannedPage = { id: number; name: string; sections: readonly PlannedSection[] };

/** The package offers one or the other, never a mixture. */
export const photoSources = {
  library: "From our library of rendered pictures",
  ai: "Re-touched or generated with AI",
} as const;
export type PhotoSource = keyof typeof photoSources;

/** `library` is the picture's id in the library, `note` what an AI photo should show. */
export type PlannedPhoto = { id: number; library: string; note: string };

export type Plan = {
  /** The next free id: pages, sections and photos share one sequence. */
  next: number;
  project: string;
  pages: readonly PlannedPage[];
  photoSource: PhotoSource;
  photos: readonly PlannedPhoto[];
};

export const emptyPlan: Plan = {
  next: 1,
  project: "",
  pages: [],
  photoSource: "library",
  photos: [],
};

/** What a first visit shows: half full, so that both the filled and the free places are seen. */
export const examplePlan: Plan = {
  ...emptyPlan,
  next: 8,
  pages: [
    {
      id: 1,
      name: "Home",
      sections: [
        { id: 2, name: "Opening" },
        { id: 3, name: "What we do" },
        { id: 4, name: "Opening hours" },
      ],
    },
    {
      id: 5,
      name: "About",
      sections: [
        { id: 6, name: "Our story" },
        { id: 7, name: "The people" },
      ],
    },
  ],
};

const isSource = (value: unknown): value is PhotoSource =>
  typeof value === "string" && Object.hasOwn(photoSources, value);

const listOf = <T>(value: unknown, most: number, accept: (item: unknown) => T | undefined) =>
  Array.isArray(value)
    ? value
        .slice(0, most)
        .map(accept)
        .filter((item) => item !== undefined)
    : [];

const usableId = (wish: unknown): wish is number =>
  Number.isSafeInteger(wish) && Number(wish) > 0 && Number(wish) < 1e9;

/** Gives out ids: keeps one that is usable and free (texts hang on it), otherwise takes a new one. */
function idGiver() {
  const given = new Set<number>();
  let next = 1;
  return {
    give(wish: unknown): number {
      const id = usableId(wish) && !given.has(wish) ? wish : next;
      given.add(id);
      next = Math.max(next, id + 1);
      return id;
    },
    /** Ids of things that were removed are not given again. */
    next: (wish: unknown) => (usableId(wish) ? Math.max(wish, next) : next),
  };
}

/** Makes a plan out of anything that was stored; no two ids can be alike. */
export function acceptPlan(value: unknown): Plan | undefined {
  if (!isRecord(value) || !Array.isArray(value.pages)) return undefined;
  const { give, next } = idGiver();
  const section = (item: unknown) => {
    const name = isRecord(item) ? line(item.name, offerLimits.name) : undefined;
    return isRecord(item) && name !== undefined ? { id: give(item.id), name } : undefined;
  };
  const page = (item: unknown) => {
    const name = isRecord(item) ? line(item.name, offerLimits.name) : undefined;
    if (!isRecord(item) || name === undefined) return undefined;
    return {
      id: give(item.id),
      name,
      sections: listOf(item.sections, offerLimits.sections, section),
    };
  };
  const photo = (item: unknown) =>
    isRecord(item)
      ? {
          id: give(item.id),
          library: line(item.library, offerLimits.name) ?? "",
          note: line(item.note, offerLimits.note) ?? "",
        }
      : undefined;
  const pages = listOf(value.pages, offerLimits.pages, page);
  const photos = listOf(value.photos, offerLimits.photos, photo);
  return {
    next: next(value.next),
    project: line(value.project, offerLimits.name) ?? "",
    pages,
    photoSource: isSource(value.photoSource) ? value.photoSource : "library",
    photos,
  };
}
