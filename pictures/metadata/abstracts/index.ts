import { architectureAbstracts } from "./architecture-and-building.ts";
import { artAbstracts } from "./art-and-design.ts";
import { businessAbstracts } from "./business-and-law.ts";
import { carsAbstracts } from "./cars-and-transportation.ts";
import { fashionAbstracts } from "./fashion-and-beauty.ts";
import { foodAbstracts } from "./food-and-restaurant.ts";
import { industrialAbstracts } from "./industrial.ts";
import { interiorAbstracts } from "./interior.ts";
import { medicineAbstracts } from "./medicine-and-science.ts";
import { musicAbstracts } from "./music-and-entertainment.ts";
import { petsAbstracts } from "./pets-and-animals.ts";
import { portfolioAbstracts } from "./portfolio.ts";
import { realEstateAbstracts } from "./real-estate.ts";
import { saleAbstracts } from "./sale.ts";
import { sportsAbstracts } from "./sports.ts";
import { technologyAbstracts } from "./technology.ts";
import { travelAbstracts } from "./travel-and-hotels.ts";
import { weddingAbstracts } from "./wedding.ts";

/** What is composed of light, pattern and letterforms, by trade. */
export const abstracts = {
  architecture: architectureAbstracts,
  medicine: medicineAbstracts,
  cars: carsAbstracts,
  business: businessAbstracts,
  art: artAbstracts,
  fashion: fashionAbstracts,
  food: foodAbstracts,
  industrial: industrialAbstracts,
  interior: interiorAbstracts,
  music: musicAbstracts,
  pets: petsAbstracts,
  portfolio: portfolioAbstracts,
  realEstate: realEstateAbstracts,
  sale: saleAbstracts,
  sports: sportsAbstracts,
  technology: technologyAbstracts,
  travel: travelAbstracts,
  wedding: weddingAbstracts,
} as const;
