import { Dices } from "lucide-react";
import { useState } from "react";
import { ColourField } from "../../fields/look/ColourField.tsx";
import { LayoutField } from "../../fields/look/LayoutField.tsx";
import { LogoField } from "../../fields/look/LogoField.tsx";
import { OwnFilterField } from "../../images/OwnFilterField.tsx";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { ContrastProof } from "./ContrastProof.tsx";
import { surprised } from "./design-choices.ts";
import { schemeGroup, swatchGroups } from "./design-swatches.ts";
import { Swatches } from "./Swatches.tsx";

/** How the site looks; every choice shows at once, and before it is made. */
export function DesignPanel() {
  const session = useSession();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const [start] = useState(site.theme);
  const groups = swatchGroups(site, start);
  return (
    <>
      <LayoutField />
      <ColourField />
      <button
        type="button"
        className="compose-surprise"
        onClick={() => {
          session.change("surprise", (before) => surprised(before));
          announce(t`Design changed. Undo brings the old one back.`);
        }}
      >
        <Dices aria-hidden="true" /> Surprise me
      </button>
      {[groups.palette, groups.type, groups.background, groups.corner].map((group) => (
        <Swatches key={group.field} group={group} />
      ))}
      <LogoField />
      {[
        groups["headline.scale"],
        groups.density,
        groups["picture.shape"],
        groups["picture.filter"],
      ].map((group) => (
        <Swatches key={group.field} group={group} />
      ))}
      <OwnFilterField />
      <Swatches group={schemeGroup(site)} />
      <ContrastProof />
    </>
  );
}
