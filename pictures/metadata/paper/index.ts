import { educationPaper } from "./education.ts";
import { naturePaper } from "./nature.ts";
import { petsAndAnimalsPaper } from "./pets-and-animals.ts";
import { salePaper } from "./sale.ts";
import { studioPaper } from "./studio.ts";
import { travelPaper } from "./travel-and-hotels.ts";
import { weddingPaper } from "./wedding.ts";

/** What is cut from paper, by trade. */
export const paper = {
  education: educationPaper,
  nature: naturePaper,
  pets: petsAndAnimalsPaper,
  sale: salePaper,
  studio: studioPaper,
  travel: travelPaper,
  wedding: weddingPaper,
} as const;
