import { useEffect, useRef, useState } from "react";
import { useOpenWorkspace } from "../../../workspace/store/useOpenWorkspace.ts";
import { type Choice, choiceFrom, searchFor } from "../model/brand.ts";
import { defaultBrand } from "../model/palette-source.ts";

const show = (choice: Choice) =>
  history.replaceState(history.state, "", `${searchFor(choice)}${location.hash}`);

/**
 * Colour and harmony are the site's, and are in the address too, so that a link shows the same
 * palette to every visitor. It becomes their own once they use or change it.
 */
export function useChoice() {
  const { current, history: steps, record, saveStatus, last } = useOpenWorkspace("colour");
  const [linked, setLinked] = useState(() => choiceFrom(location.search));
  const own: Choice = {
    brand: record.brand ?? defaultBrand,
    harmony: record.harmony ?? "daylit",
  };
  const choice: Choice = linked.brand
    ? { brand: linked.brand, harmony: linked.harmony ?? "daylit" }
    : { ...own, ...linked };
  const foreign = linked.brand !== undefined && linked.brand !== record.brand;

  // A colour that is set elsewhere, or taken back, replaces the one of the address.
  const mine = `${own.brand} ${own.harmony}`;
  const before = useRef(mine);
  useEffect(() => {
    if (before.current === mine) return;
    before.current = mine;
    setLinked({});
    show(own);
  });

  const choose = (changes: Partial<Choice>, label = "brand colour", typed?: string) => {
    const next = { ...choice, ...changes };
    setLinked({});
    show(next);
    steps.take("colour", label, (now) => ({ ...now, ...next }), { typed });
  };

  const { unreadable } = current;
  return { choice, choose, foreign, record, steps, last, saveStatus, unreadable };
}
