import { foldCalling } from "@daylit/layouts/trades/find-calling.ts";
import type { BusinessKind } from "./business-kind.ts";

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
