import { editDistance } from "@daylit/layouts/text/edit-distance.ts";

const longest = 200;

/** The known paths that look most like the one asked for; none if nothing comes close. */
export function nearest(path: string, known: readonly string[], count = 3): string[] {
  const wanted = path.slice(0, longest).toLowerCase();
  return known
    .map((candidate) => {
      const length = Math.max(candidate.length, wanted.length);
      return { candidate, likeness: 1 - editDistance(wanted, candidate.toLowerCase()) / length };
    })
    .filter(({ likeness }) => likeness > 0.6)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
