import { useState } from "react";
import { type Choice, choiceFrom, searchFor } from "../../model/colour/brand.ts";
import { defaultBrand } from "../../model/colour/palette-source.ts";

/** Colour and harmony live in the address, so that a link shows the same palette to anybody. */
export function useChoice() {
  const [choice, setChoice] = useState<Choice>(() => ({
    brand: defaultBrand,
    harmony: "daylit",
    ...choiceFrom(window.location.search),
  }));

  const choose = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes };
    setChoice(next);
    history.replaceState(history.state, "", `${searchFor(next)}${location.hash}`);
  };

  return { choice, choose };
}
