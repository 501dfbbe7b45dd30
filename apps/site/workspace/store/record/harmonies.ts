type Choice = { name: string; text: string; accent?: number; harmony?: number };

/** Steps on the colour wheel from the brand to accent and harmony, in degrees. */
export const harmonies = {
  daylit: { name: "Daylit’s own", text: "almost across the wheel, and a near neighbour" },
  complementary: {
    name: "Complementary",
    text: "straight across: the strongest contrast",
    accent: 180,
    harmony: 0,
  },
  analogous: {
    name: "Analogous",
    text: "neighbours on both sides: the calmest",
    accent: 30,
    harmony: -30,
  },
  triadic: {
    name: "Triadic",
    text: "three at equal distances: the liveliest",
    accent: 120,
    harmony: -120,
  },
  split: {
    name: "Split",
    text: "the two beside the one across: strong, but softer",
    accent: 150,
    harmony: -150,
  },
} as const satisfies Record<string, Choice>;

export type Harmony = keyof typeof harmonies;

export const isHarmony = (value: string | null): value is Harmony =>
  value !== null && Object.hasOwn(harmonies, value);

const step = /calc\(h [+-] [\d.]+\)/;

/** The framework's formula for a role with another step on the wheel; the rest stays as it is. */
export function turned(formula: string, degrees: number): string {
  if (!step.test(formula)) throw new Error(`No step on the colour wheel in ${formula}`);
  return formula.replace(step, `calc(h ${degrees < 0 ? "-" : "+"} ${Math.abs(degrees)})`);
}

/** Accent and harmony as a choice changes them; nothing for the framework's own. */
export function changed(
  declared: ReadonlyMap<string, string>,
  harmony: Harmony,
): [name: string, formula: string][] {
  const choice: Choice = harmonies[harmony];
  return (["accent", "harmony"] as const).flatMap((role) => {
    const degrees = choice[role];
    const formula = declared.get(`--${role}`);
    if (degrees === undefined || formula === undefined) return [];
    return [[`--${role}`, turned(formula, degrees)] as [string, string]];
  });
}

export const harmonised = (
  declared: ReadonlyMap<string, string>,
  harmony: Harmony,
): ReadonlyMap<string, string> => new Map([...declared, ...changed(declared, harmony)]);
