import { architectureClose } from "./architecture-and-building.ts";
import { carsClose } from "./cars-and-transportation.ts";
import { educationClose } from "./education.ts";
import { foodClose } from "./food-and-restaurant.ts";
import { industrialClose } from "./industrial.ts";
import { interiorClose } from "./interior.ts";
import { medicineClose } from "./medicine-and-science.ts";
import { musicClose } from "./music-and-entertainment.ts";
import { natureClose } from "./nature.ts";
import { petsClose } from "./pets-and-animals.ts";
import { portfolioClose } from "./portfolio.ts";
import { realEstateClose } from "./real-estate.ts";
import { saleClose } from "./sale.ts";
import { sportsClose } from "./sports.ts";
import { technologyClose } from "./technology.ts";
import { travelClose } from "./travel-and-hotels.ts";

/** Clay from close by, and what was modelled with it, by trade. */
export const close = {
  architecture: architectureClose,
  cars: carsClose,
  education: educationClose,
  food: foodClose,
  industrial: industrialClose,
  interior: interiorClose,
  medicine: medicineClose,
  music: musicClose,
  nature: natureClose,
  pets: petsClose,
  portfolio: portfolioClose,
  realEstate: realEstateClose,
  sale: saleClose,
  sports: sportsClose,
  technology: technologyClose,
  travel: travelClose,
} as const;
