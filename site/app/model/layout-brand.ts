import { kept } from "./kept.ts";

const hex = /^#[0-9a-f]{6}$/i;

/** The visitor's own brand colour; it stays while they walk through the catalogue. Empty: none. */
export const keptBrand = kept<string>({
  key: "daylit:layout-brand",
  version: 1,
  accept: (value) =>
    value === "" || (typeof value === "string" && hex.test(value)) ? value : undefined,
});
