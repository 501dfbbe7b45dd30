import { architectureClose } from "./architecture-and-building.ts";
import { carsClose } from "./cars-and-transportation.ts";
import { foodClose } from "./food-and-restaurant.ts";
import { industrialClose } from "./industrial.ts";
import { portfolioClose } from "./portfolio.ts";

/** Clay from close by, and what was modelled with it, by trade. */
export const close = {
  architecture: architectureClose,
  cars: carsClose,
  food: foodClose,
  industrial: industrialClose,
  portfolio: portfolioClose,
} as const;
