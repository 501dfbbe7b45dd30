import { type RefObject, useEffect } from "react";
import { changed } from "../../../workspace/store/record/harmonies.ts";
import type { Choice } from "../model/brand.ts";
import { declared } from "../model/palette-source.ts";

const overridable = ["--accent", "--harmony"];

/** The custom properties that carry a choice; the framework works out everything else. */
export const brandProperties = ({ brand, harmony }: Choice): Record<string, string> => ({
  "--brand": brand,
  ...Object.fromEntries(changed(declared, harmony)),
});

/** The whole guide takes the visitor's colour, its drawings included. */
export function useBrandedGuide(tool: RefObject<HTMLElement | null>, choice: Choice) {
  useEffect(() => {
    const guide = tool.current?.closest<HTMLElement>(".guide");
    if (!guide) return;
    guide.dataset.brand = "";
    for (const name of overridable) guide.style.removeProperty(name);
    for (const [name, value] of Object.entries(brandProperties(choice)))
      guide.style.setProperty(name, value);
  }, [tool, choice]);
}
