import { artAbstracts } from "./art-and-design.ts";
import { musicAbstracts } from "./music-and-entertainment.ts";
import { sportsAbstracts } from "./sports.ts";
import { technologyAbstracts } from "./technology.ts";

/** What is composed of light, pattern and letterforms, by trade. */
export const abstracts = {
  art: artAbstracts,
  music: musicAbstracts,
  sports: sportsAbstracts,
  technology: technologyAbstracts,
} as const;
