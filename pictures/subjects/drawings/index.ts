import { businessAndLawDrawings } from "./business-and-law.ts";
import { medicineAndScienceDrawings } from "./medicine-and-science.ts";
import { technologyDrawings } from "./technology.ts";

/** What is drawn in line and tone, by trade. */
export const drawings = {
  business: businessAndLawDrawings,
  medicine: medicineAndScienceDrawings,
  technology: technologyDrawings,
} as const;
