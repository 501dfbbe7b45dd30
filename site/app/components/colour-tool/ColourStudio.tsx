import { useRef } from "react";
import { CopyText } from "../takeaway/CopyText.tsx";
import { BrandField } from "./BrandField.tsx";
import { Contrasts } from "./Contrasts.tsx";
import { Exports } from "./Exports.tsx";
import { HarmonyField } from "./HarmonyField.tsx";
import { LogoColours } from "./LogoColours.tsx";
import { Preview } from "./Preview.tsx";
import { useBrandedGuide } from "./useBrandedGuide.ts";
import { useChoice } from "./useChoice.ts";

/** The tool itself: one colour in, the whole structure out. */
export default function ColourStudio() {
  const { choice, choose } = useChoice();
  const tool = useRef<HTMLDivElement>(null);
  useBrandedGuide(tool, choice);
  return (
    <div ref={tool} className="colour-tool">
      <div className="colour-choose hide-print">
        <div className="colour-brand">
          <BrandField brand={choice.brand} onBrand={(brand) => choose({ brand })} />
          <LogoColours onBrand={(brand) => choose({ brand })} />
          <div className="colour-share">
            <CopyText
              text={window.location.href}
              label="Copy a link to this palette"
              className="button-outline"
            />
          </div>
        </div>
        <HarmonyField
          brand={choice.brand}
          harmony={choice.harmony}
          onHarmony={(harmony) => choose({ harmony })}
        />
      </div>
      <Preview choice={choice} />
      <Contrasts choice={choice} />
      <Exports choice={choice} />
    </div>
  );
}
