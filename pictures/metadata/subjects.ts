import { abstracts } from "./abstracts/index.ts";
import { architectureAndBuilding } from "./architecture-and-building.ts";
import { artAndDesign } from "./art-and-design.ts";
import { businessAndLaw } from "./business-and-law.ts";
import { carsAndTransportation } from "./cars-and-transportation.ts";
import { close } from "./close/index.ts";
import { drawings } from "./drawings/index.ts";
import { education } from "./education.ts";
import { fashionAndBeauty } from "./fashion-and-beauty.ts";
import { foodAndRestaurant } from "./food-and-restaurant.ts";
import { industrial } from "./industrial.ts";
import { interior } from "./interior.ts";
import { medicineAndScience } from "./medicine-and-science.ts";
import { musicAndEntertainment } from "./music-and-entertainment.ts";
import { nature } from "./nature.ts";
import { paper } from "./paper/index.ts";
import { architectureAndBuildingPeople } from "./people/architecture-and-building.ts";
import { artAndDesignPeople } from "./people/art-and-design.ts";
import { businessAndLawPeople } from "./people/business-and-law.ts";
import { carsAndTransportationPeople } from "./people/cars-and-transportation.ts";
import { educationPeople } from "./people/education.ts";
import { fashionAndBeautyPeople } from "./people/fashion-and-beauty.ts";
import { foodAndRestaurantPeople } from "./people/food-and-restaurant.ts";
import { industrialPeople } from "./people/industrial.ts";
import { interiorPeople } from "./people/interior.ts";
import { medicineAndSciencePeople } from "./people/medicine-and-science.ts";
import { musicAndEntertainmentPeople } from "./people/music-and-entertainment.ts";
import { naturePeople } from "./people/nature.ts";
import { petsAndAnimalsPeople } from "./people/pets-and-animals.ts";
import { portfolioPeople } from "./people/portfolio.ts";
import { realEstatePeople } from "./people/real-estate.ts";
import { salePeople } from "./people/sale.ts";
import { sportsPeople } from "./people/sports.ts";
import { technologyPeople } from "./people/technology.ts";
import { travelAndHotelsPeople } from "./people/travel-and-hotels.ts";
import { weddingPeople } from "./people/wedding.ts";
import { petsAndAnimals } from "./pets-and-animals.ts";
import { portfolio } from "./portfolio.ts";
import { realEstate } from "./real-estate.ts";
import { sale } from "./sale.ts";
import { sports } from "./sports.ts";
import { studio } from "./studio.ts";
import { technology } from "./technology.ts";
import { travelAndHotels } from "./travel-and-hotels.ts";
import { wedding } from "./wedding.ts";

/** Trade → its pictures and its people, in the order of the twenty slugs; the studio's own come last. */
export const subjects = {
  "architecture-and-building": {
    ...architectureAndBuilding,
    ...abstracts.architecture,
    ...close.architecture,
    ...drawings.architecture,
    ...architectureAndBuildingPeople,
  },
  "art-and-design": { ...artAndDesign, ...abstracts.art, ...artAndDesignPeople },
  "business-and-law": {
    ...businessAndLaw,
    ...abstracts.business,
    ...drawings.business,
    ...businessAndLawPeople,
  },
  "cars-and-transportation": {
    ...carsAndTransportation,
    ...abstracts.cars,
    ...close.cars,
    ...carsAndTransportationPeople,
  },
  education: { ...education, ...close.education, ...paper.education, ...educationPeople },
  "fashion-and-beauty": {
    ...fashionAndBeauty,
    ...drawings.fashion,
    ...abstracts.fashion,
    ...fashionAndBeautyPeople,
  },
  "food-and-restaurant": {
    ...foodAndRestaurant,
    ...close.food,
    ...abstracts.food,
    ...foodAndRestaurantPeople,
  },
  industrial: {
    ...industrial,
    ...close.industrial,
    ...drawings.industrial,
    ...abstracts.industrial,
    ...industrialPeople,
  },
  interior: {
    ...interior,
    ...close.interior,
    ...drawings.interior,
    ...abstracts.interior,
    ...interiorPeople,
  },
  "medicine-and-science": {
    ...medicineAndScience,
    ...abstracts.medicine,
    ...close.medicine,
    ...drawings.medicine,
    ...medicineAndSciencePeople,
  },
  "music-and-entertainment": {
    ...musicAndEntertainment,
    ...close.music,
    ...abstracts.music,
    ...musicAndEntertainmentPeople,
  },
  nature: { ...nature, ...close.nature, ...paper.nature, ...naturePeople },
  "pets-and-animals": {
    ...petsAndAnimals,
    ...close.pets,
    ...paper.pets,
    ...abstracts.pets,
    ...petsAndAnimalsPeople,
  },
  portfolio: {
    ...portfolio,
    ...close.portfolio,
    ...drawings.portfolio,
    ...abstracts.portfolio,
    ...portfolioPeople,
  },
  "real-estate": {
    ...realEstate,
    ...close.realEstate,
    ...drawings.realEstate,
    ...abstracts.realEstate,
    ...realEstatePeople,
  },
  sale: { ...sale, ...close.sale, ...paper.sale, ...abstracts.sale, ...salePeople },
  sports: { ...sports, ...close.sports, ...abstracts.sports, ...sportsPeople },
  technology: {
    ...technology,
    ...close.technology,
    ...drawings.technology,
    ...abstracts.technology,
    ...technologyPeople,
  },
  "travel-and-hotels": {
    ...travelAndHotels,
    ...close.travel,
    ...paper.travel,
    ...abstracts.travel,
    ...travelAndHotelsPeople,
  },
  wedding: { ...wedding, ...paper.wedding, ...abstracts.wedding, ...weddingPeople },
  studio: { ...studio, ...paper.studio },
} as const;
