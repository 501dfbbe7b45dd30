import type { TradeCode } from "./trades.ts";

/** The day on which each trade's five layouts came into the catalogue: the site's feed tells of it. */
export const releaseDates: Readonly<Record<TradeCode, string>> = {
  ARCH: "2026-11-15",
  ARTD: "2026-11-15",
  BUSI: "2026-11-15",
  CARS: "2026-11-15",
  EDUC: "2026-11-15",
  FASH: "2026-11-15",
  FOOD: "2026-11-15",
  INDU: "2026-11-15",
  INTE: "2026-11-15",
  MEDI: "2026-11-15",
  MUSI: "2026-11-15",
  NATU: "2026-11-15",
  PETS: "2026-11-15",
  PORT: "2026-11-15",
  REAL: "2026-11-15",
  SALE: "2026-11-15",
  SPOR: "2026-11-15",
  TECH: "2026-11-15",
  TRAV: "2026-11-15",
  WEDD: "2026-11-15",
};
