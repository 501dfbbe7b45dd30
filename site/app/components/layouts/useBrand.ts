import { useEffect, useState } from "react";
import { keptBrand } from "../../model/layout-brand.ts";

/** The visitor's brand colour, from the last page they looked at; undefined until they choose one. */
export function useBrand() {
  const [brand, setBrand] = useState<string>();

  useEffect(() => {
    setBrand(keptBrand.read().value || undefined);
  }, []);

  const choose = (value: string | undefined) => {
    setBrand(value);
    // Where nothing can be kept the colour lasts as long as this page.
    keptBrand.write(value ?? "");
  };
  return [brand, choose] as const;
}
