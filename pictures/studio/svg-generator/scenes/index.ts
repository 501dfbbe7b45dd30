import type { Field } from "../field.ts";
import type { Sheet } from "../sheet.ts";
import * as art from "./art.ts";
import * as building from "./building.ts";
import * as business from "./business.ts";
import * as coast from "./coast.ts";
import * as dress from "./dress.ts";
import * as grain from "./grain.ts";
import * as making from "./making.ts";
import * as medicine from "./medicine.ts";
import * as music from "./music.ts";
import * as plate from "./plate.ts";
import * as signals from "./signals.ts";
import * as sport from "./sport.ts";
import * as study from "./study.ts";
import * as table from "./table.ts";
import * as technology from "./technology.ts";
import * as wedding from "./wedding.ts";
import * as workshop from "./workshop.ts";

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Picture → the function that draws it: `busi-draw-desk` is `busiDrawDesk`. */
export const drawings: ReadonlyMap<string, () => Field | Sheet> = new Map(
  [
    art,
    building,
    business,
    coast,
    dress,
    grain,
    making,
    medicine,
    music,
    plate,
    signals,
    sport,
    study,
    table,
    technology,
    wedding,
    workshop,
  ].flatMap((scenes) =>
    Object.entries(scenes).map(([name, draw]) => [dashed(name), draw] as const),
  ),
);

/** The brand colour in which the raster twin of a trade's drawings is painted. */
export const twinBrands: Readonly<Record<string, string>> = {
  "architecture-and-building": "#b5522b",
  "art-and-design": "#e5383b",
  "business-and-law": "#1f4d3f",
  "cars-and-transportation": "#0a3d91",
  "fashion-and-beauty": "#8c2f5b",
  "food-and-restaurant": "#b5481f",
  industrial: "#d9480f",
  interior: "#a8483e",
  "medicine-and-science": "#0d8a8a",
  "music-and-entertainment": "#ff6b1a",
  "pets-and-animals": "#2f8f46",
  portfolio: "#2a2a72",
  "real-estate": "#2f6b4f",
  sale: "#e8b800",
  sports: "#e03e2d",
  technology: "#5b5bd6",
  "travel-and-hotels": "#1d6f8a",
  wedding: "#a23b52",
};
