import { foldCalling } from "@daylit/layouts/trades/find-calling.ts";

/** What a business is, as search engines name it (schema.org), and as people do. */
export const businessKinds = {
  LocalBusiness: "Business",
  Organization: "Organisation or group",
  ArtGallery: "Art gallery",
  AutoDealer: "Car dealer",
  AutoRepair: "Garage or car repair",
  Bakery: "Bakery",
  BarOrPub: "Bar or pub",
  BeautySalon: "Beauty salon",
  BedAndBreakfast: "Bed and breakfast",
  BookStore: "Book shop",
  CafeOrCoffeeShop: "Café",
  ChildCare: "Childcare",
  ClothingStore: "Clothes shop",
  Dentist: "Dentist",
  EducationalOrganization: "School or courses",
  Electrician: "Electrician",
  EntertainmentBusiness: "Entertainment",
  ExerciseGym: "Gym or studio",
  FinancialService: "Financial service",
  Florist: "Florist",
  FurnitureStore: "Furniture shop",
  GeneralContractor: "Builder",
  HairSalon: "Hairdresser",
  HealthAndBeautyBusiness: "Health and beauty",
  HomeAndConstructionBusiness: "Home and construction",
  Hotel: "Hotel or guest house",
  JewelryStore: "Jeweller",
  LegalService: "Solicitor or legal service",
  LodgingBusiness: "Place to stay",
  MedicalClinic: "Clinic or practice",
  MovingCompany: "Removals",
  Museum: "Museum",
  MusicGroup: "Band or choir",
  PetStore: "Pet shop or care",
  Plumber: "Plumber",
  ProfessionalService: "Professional service",
  RealEstateAgent: "Estate agent",
  Restaurant: "Restaurant",
  RoofingContractor: "Roofer",
  SportsActivityLocation: "Sports",
  SportsClub: "Sports club",
  Store: "Shop",
  TravelAgency: "Travel agency",
  VeterinaryCare: "Vet",
} as const;

export type BusinessKind = keyof typeof businessKinds;

export const isBusinessKind = (value: unknown): value is BusinessKind =>
  typeof value === "string" && Object.hasOwn(businessKinds, value);

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

/** By the words with which people name their calling; the first that fits counts. */
const ofCalling: readonly (readonly [words: RegExp, kind: BusinessKind])[] = [
  [/\bbaker|patisserie|cake/, "Bakery"],
  [/\bcafe|coffee|tea room/, "CafeOrCoffeeShop"],
  [/\b(pub|bar|brewery|tavern)\b/, "BarOrPub"],
  [/\brestaurant|pizzeria|bistro|diner\b/, "Restaurant"],
  [/\bflorist|flower/, "Florist"],
  [/solicitor|lawyer|law firm|notary|attorney|barrister/, "LegalService"],
  [/accountant|bookkeep|tax advis|financial|mortgage/, "FinancialService"],
  [/\bvets?\b|veterinar/, "VeterinaryCare"],
  [/dentist|dental|orthodont/, "Dentist"],
  [/\b(doctor|gp|clinic|physio|osteopath|psycholog|therap|midwife)/, "MedicalClinic"],
  [/hairdress|barber|hair salon/, "HairSalon"],
  [/beauty|nail|lash|tattoo|spa\b/, "BeautySalon"],
  [/yoga|pilates|gym|fitness|personal train|dance studio/, "ExerciseGym"],
  [/\bclub\b/, "SportsClub"],
  [/plumb|heating/, "Plumber"],
  [/electric/, "Electrician"],
  [/roof|thatch/, "RoofingContractor"],
  [/\bbuilder|building company|contractor|loft conver|bricklay/, "GeneralContractor"],
  [/removal/, "MovingCompany"],
  [/car dealer|used cars|car sales/, "AutoDealer"],
  [/garage|mechanic|car repair|bodywork|mot\b/, "AutoRepair"],
  [/bed and breakfast|b&b/, "BedAndBreakfast"],
  [/\bhotel|guest ?house|inn\b/, "Hotel"],
  [/holiday (let|home|cottage)|campsite|hostel/, "LodgingBusiness"],
  [/travel agen|tour/, "TravelAgency"],
  [/museum/, "Museum"],
  [/gallery|exhibition/, "ArtGallery"],
  [/\bband\b|choir|orchestra|ensemble|quartet|musician|singer/, "MusicGroup"],
  [/nursery|childcare|child ?mind|kindergarten|creche/, "ChildCare"],
  [/school|tutor|teacher|college|course|lessons/, "EducationalOrganization"],
  [/book ?shop|bookseller/, "BookStore"],
  [/jewel|goldsmith|watchmaker/, "JewelryStore"],
  [/furniture/, "FurnitureStore"],
  [/cloth|fashion|boutique|tailor/, "ClothingStore"],
  [/estate agent|letting|property/, "RealEstateAgent"],
  [/charity|society|association|community|church|parish/, "Organization"],
  [/\bshop|store|market\b/, "Store"],
];

/** "Yoga teacher" → ExerciseGym */
export function kindOfCalling(said: string): BusinessKind | undefined {
  const words = foldCalling(said);
  return ofCalling.find(([pattern]) => pattern.test(words))?.[1];
}
