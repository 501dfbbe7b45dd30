import { architectureAndBuildingDrawings } from "./architecture-and-building.ts";
import { businessAndLawDrawings } from "./business-and-law.ts";
import { fashionAndBeautyDrawings } from "./fashion-and-beauty.ts";
import { industrialDrawings } from "./industrial.ts";
import { interiorDrawings } from "./interior.ts";
import { medicineAndScienceDrawings } from "./medicine-and-science.ts";
import { portfolioDrawings } from "./portfolio.ts";
import { realEstateDrawings } from "./real-estate.ts";
import { technologyDrawings } from "./technology.ts";

/** What is drawn in line and tone, by trade. */
export const drawings = {
  architecture: architectureAndBuildingDrawings,
  business: businessAndLawDrawings,
  fashion: fashionAndBeautyDrawings,
  industrial: industrialDrawings,
  interior: interiorDrawings,
  medicine: medicineAndScienceDrawings,
  portfolio: portfolioDrawings,
  realEstate: realEstateDrawings,
  technology: technologyDrawings,
} as const;
