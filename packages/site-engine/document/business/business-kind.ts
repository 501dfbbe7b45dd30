/** What a business is, as search engines name it (schema.org). */
const kinds = [
  "LocalBusiness",
  "Organization",
  "ArtGallery",
  "AutoDealer",
  "AutoRepair",
  "Bakery",
  "BarOrPub",
  "BeautySalon",
  "BedAndBreakfast",
  "BookStore",
  "CafeOrCoffeeShop",
  "ChildCare",
  "ClothingStore",
  "Dentist",
  "EducationalOrganization",
  "Electrician",
  "EntertainmentBusiness",
  "ExerciseGym",
  "FinancialService",
  "Florist",
  "FurnitureStore",
  "GeneralContractor",
  "HairSalon",
  "HealthAndBeautyBusiness",
  "HomeAndConstructionBusiness",
  "Hotel",
  "JewelryStore",
  "LegalService",
  "LodgingBusiness",
  "MedicalClinic",
  "MovingCompany",
  "Museum",
  "MusicGroup",
  "PetStore",
  "Plumber",
  "ProfessionalService",
  "RealEstateAgent",
  "Restaurant",
  "RoofingContractor",
  "SportsActivityLocation",
  "SportsClub",
  "Store",
  "TravelAgency",
  "VeterinaryCare",
] as const;

export const businessKinds: readonly string[] = kinds;

export type BusinessKind = (typeof kinds)[number];

export const isBusinessKind = (value: unknown): value is BusinessKind =>
  kinds.includes(value as BusinessKind);

/** By the trade of the layout that a site begins with: its first four letters. */
const ofTrade: Readonly<Record<string, BusinessKind>> = {
  arch: "HomeAndConstructionBusiness",
  artd: "ArtGallery",
  busi: "ProfessionalService",
  cars: "AutoRepair",
  educ: "EducationalOrganization",
  fash: "HealthAndBeautyBusiness",
  food: "Restaurant",
  inte: "HomeAndConstructionBusiness",
  medi: "MedicalClinic",
  musi: "EntertainmentBusiness",
  pets: "PetStore",
  port: "ProfessionalService",
  real: "RealEstateAgent",
  sale: "Store",
  spor: "SportsActivityLocation",
  tech: "ProfessionalService",
  trav: "LodgingBusiness",
};

export const kindOfLayout = (layout: string): BusinessKind =>
  ofTrade[layout.slice(0, 4)] ?? "LocalBusiness";
