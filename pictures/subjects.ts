import { abstracts } from "./subjects/abstracts/index.ts";
import { architectureAndBuilding } from "./subjects/architecture-and-building.ts";
import { artAndDesign } from "./subjects/art-and-design.ts";
import { businessAndLaw } from "./subjects/business-and-law.ts";
import { carsAndTransportation } from "./subjects/cars-and-transportation.ts";
import { close } from "./subjects/close/index.ts";
import { drawings } from "./subjects/drawings/index.ts";
import { education } from "./subjects/education.ts";
import { fashionAndBeauty } from "./subjects/fashion-and-beauty.ts";
import { foodAndRestaurant } from "./subjects/food-and-restaurant.ts";
import { industrial } from "./subjects/industrial.ts";
import { interior } from "./subjects/interior.ts";
import { medicineAndScience } from "./subjects/medicine-and-science.ts";
import { musicAndEntertainment } from "./subjects/music-and-entertainment.ts";
import { nature } from "./subjects/nature.ts";
import { paper } from "./subjects/paper/index.ts";
import { architectureAndBuildingPeople } from "./subjects/people/architecture-and-building.ts";
import { artAndDesignPeople } from "./subjects/people/art-and-design.ts";
import { businessAndLawPeople } from "./subjects/people/business-and-law.ts";
import { carsAndTransportationPeople } from "./subjects/people/cars-and-transportation.ts";
import { educationPeople } from "./subjects/people/education.ts";
import { fashionAndBeautyPeople } from "./subjects/people/fashion-and-beauty.ts";
import { foodAndRestaurantPeople } from "./subjects/people/food-and-restaurant.ts";
import { industrialPeople } from "./subjects/people/industrial.ts";
import { interiorPeople } from "./subjects/people/interior.ts";
import { medicineAndSciencePeople } from "./subjects/people/medicine-and-science.ts";
import { musicAndEntertainmentPeople } from "./subjects/people/music-and-entertainment.ts";
import { naturePeople } from "./subjects/people/nature.ts";
import { petsAndAnimalsPeople } from "./subjects/people/pets-and-animals.ts";
import { portfolioPeople } from "./subjects/people/portfolio.ts";
import { realEstatePeople } from "./subjects/people/real-estate.ts";
import { salePeople } from "./subjects/people/sale.ts";
import { sportsPeople } from "./subjects/people/sports.ts";
import { technologyPeople } from "./subjects/people/technology.ts";
import { travelAndHotelsPeople } from "./subjects/people/travel-and-hotels.ts";
import { weddingPeople } from "./subjects/people/wedding.ts";
import { petsAndAnimals } from "./subjects/pets-and-animals.ts";
import { portfolio } from "./subjects/portfolio.ts";
import { realEstate } from "./subjects/real-estate.ts";
import { sale } from "./subjects/sale.ts";
import { sports } from "./subjects/sports.ts";
import { studio } from "./subjects/studio.ts";
import { technology } from "./subjects/technology.ts";
import { travelAndHotels } from "./subjects/travel-and-hotels.ts";
import { wedding } from "./subjects/wedding.ts";

/** Trade → its pictures and its people, in the order of the twenty slugs; the studio's own come last. */
export const subjects = {
  "architecture-and-building": {
    ...architectureAndBuilding,
    ...close.architecture,
    ...drawings.architecture,
    ...architectureAndBuildingPeople,
  },
  "art-and-design": { ...artAndDesign, ...abstracts.art, ...artAndDesignPeople },
  "business-and-law": { ...businessAndLaw, ...drawings.business, ...businessAndLawPeople },
  "cars-and-transportation": {
    ...carsAndTransportation,
    ...close.cars,
    ...carsAndTransportationPeople,
  },
  education: { ...education, ...paper.education, ...educationPeople },
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
  interior: { ...interior, ...drawings.interior, ...abstracts.interior, ...interiorPeople },
  "medicine-and-science": {
    ...medicineAndScience,
    ...drawings.medicine,
    ...medicineAndSciencePeople,
  },
  "music-and-entertainment": {
    ...musicAndEntertainment,
    ...abstracts.music,
    ...musicAndEntertainmentPeople,
  },
  nature: { ...nature, ...paper.nature, ...naturePeople },
  "pets-and-animals": {
    ...petsAndAnimals,
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
    ...drawings.realEstate,
    ...abstracts.realEstate,
    ...realEstatePeople,
  },
  sale: { ...sale, ...paper.sale, ...abstracts.sale, ...salePeople },
  sports: { ...sports, ...abstracts.sports, ...sportsPeople },
  technology: {
    ...technology,
    ...drawings.technology,
    ...abstracts.technology,
    ...technologyPeople,
  },
  "travel-and-hotels": {
    ...travelAndHotels,
    ...paper.travel,
    ...abstracts.travel,
    ...travelAndHotelsPeople,
  },
  wedding: { ...wedding, ...paper.wedding, ...abstracts.wedding, ...weddingPeople },
  studio: { ...studio, ...paper.studio },
} as const;
