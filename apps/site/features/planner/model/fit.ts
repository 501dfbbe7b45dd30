import { type Limits, offer } from "../../../model/offer.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";

/** One thing that was counted against the package. `page` is set when it concerns one page. */
export type Count = {
  of: "pages" | "sections" | "photos";
  page?: number;
  used: number;
  limit: number;
  over: number;
  /** The count in words, for people who do not see the drawing. */
  text: string;
};

export type Fit = { fits: boolean; counts: readonly Count[]; problems: readonly Count[] };

const one = { pages: "page", sections: "section", photos: "photo" } as const;

const several = (number: number, of: keyof typeof one) =>
  `${number} ${number === 1 ? one[of] : of}`;

function count(of: Count["of"], used: number, limit: number, where = "", page?: number): Count {
  const over = Math.max(0, used - limit);
  const text = over
    ? `${where}${several(used, of)}: ${over} more than the package’s ${limit}.`
    : `${where}${used} of ${limit} ${of}.`;
  return { of, used, limit, over, text, ...(page === undefined ? {} : { page }) };
}

/** What of a plan fits the package and what does not. The contact page is extra and never counted. */
export function fit(plan: Plan, limits: Limits = offer.limits): Fit {
  const counts = [
    count("pages", plan.pages.length, limits.pages),
    ...plan.pages.map((page, index) =>
      count(
        "sections",
        page.sections.length,
        limits.sections,
        `${page.name.trim() || `Page ${index + 1}`}: `,
        page.id,
      ),
    ),
    count("photos", plan.photos.length, limits.photos),
  ];
  const problems = counts.filter(({ over }) => over > 0);
  return { fits: problems.length === 0, counts, problems };
}

/** The verdict as one sentence; also what is read aloud after a change. */
export function verdict({ fits, problems }: Fit): string {
  if (fits) return `It fits ${offer.name}.`;
  return `It does not fit yet. ${problems.map(({ text }) => text).join(" ")}`;
}
