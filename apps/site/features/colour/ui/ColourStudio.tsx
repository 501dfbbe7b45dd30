import { useRef, useState } from "react";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { SaveNotice } from "../../../workspace/export/SaveNotice.tsx";
import { UndoButton } from "../../../workspace/export/UndoButton.tsx";
import { SiteLine } from "../../../workspace/ui/SiteLine.tsx";
import { BrandField } from "./BrandField.tsx";
import { Contrasts } from "./Contrasts.tsx";
import { Exports } from "./Exports.tsx";
import { HarmonyField } from "./HarmonyField.tsx";
import { LogoColours } from "./LogoColours.tsx";
import { Palettes } from "./Palettes.tsx";
import { Preview } from "./preview/Preview.tsx";
import { useBrandedGuide } from "./useBrandedGuide.ts";
import { useChoice } from "./useChoice.ts";

/** The tool itself: one colour in, the whole structure out. */
export default function ColourStudio() {
  const { choice, choose, foreign, record, steps, last, saveStatus, unreadable } = useChoice();
  const [message, setMessage] = useState("");
  const tool = useRef<HTMLDivElement>(null);
  useBrandedGuide(tool, choice);
  const earlier = steps
    .past("colour")
    .flatMap(({ before: { brand } }) => brand ?? [])
    .filter((brand, at, all) => brand !== choice.brand && all.indexOf(brand) === at)
    .slice(0, 8);
  return (
    <div ref={tool} className="colour-tool">
      <div className="colour-choose hide-print">
        <div className="colour-brand">
          <SiteLine record={record} />
          <SaveNotice saveStatus={saveStatus} unreadable={unreadable} />
          <BrandField brand={choice.brand} onBrand={(brand) => choose({ brand })} />
          <LogoColours
            logo={record.desk.find(({ use }) => use === "logo")}
            onBrand={(brand) => choose({ brand })}
          />
          <div className="colour-share">
            {foreign && (
              <button
                type="button"
                className="button-primary"
                onClick={({ currentTarget }) => {
                  // The button goes: the focus moves to the field that holds the colour.
                  currentTarget
                    .closest(".colour-brand")
                    ?.querySelector<HTMLElement>("#brand-colour")
                    ?.focus();
                  choose({});
                  setMessage(`${choice.brand} is the colour of your site now.`);
                }}
              >
                Use {choice.brand} for your site
              </button>
            )}
            <UndoButton
              last={last}
              onUndo={() => {
                const step = steps.undo("colour");
                if (step) setMessage(`Undone: ${step.label}.`);
              }}
            />
            <CopyText
              text={window.location.href}
              label="Copy a link to this palette"
              className="button-outline"
            />
          </div>
          <Palettes
            choice={choice}
            earlier={earlier}
            saved={record.palettes ?? []}
            onChoose={choose}
            onSaved={(palettes, label) =>
              steps.take("colour", label, (now) => ({ ...now, palettes }))
            }
            onSaid={setMessage}
          />
          <p aria-live="polite" className="visually-hidden">
            {message}
          </p>
        </div>
        <HarmonyField
          brand={choice.brand}
          harmony={choice.harmony}
          onHarmony={(harmony) => choose({ harmony }, "harmony")}
        />
      </div>
      <Preview choice={choice} onTake={() => choose({})} />
      <Contrasts choice={choice} />
      <Exports choice={choice} />
    </div>
  );
}
