import { useState } from "react";
import type { Choice } from "../../model/brand.ts";
import { declared } from "../../model/palette-source.ts";
import { paletteOf } from "../../model/roles.ts";
import type { Theme } from "../../model/spaces/css-colour.ts";
import { isVision, type Vision, visions, visionText } from "../../model/vision.ts";
import { brandProperties } from "../useBrandedGuide.ts";
import { LayoutProof } from "./LayoutProof.tsx";
import { RoleStrip } from "./RoleStrip.tsx";
import { Specimen } from "./Specimen.tsx";
import { VisionFilters } from "./VisionFilters.tsx";

const themes: readonly Theme[] = ["light", "dark"];

/** Light and dark side by side, through four pairs of eyes. */
export function Preview({ choice, onTake }: { choice: Choice; onTake: () => void }) {
  const [vision, setVision] = useState<Vision>("usual");
  const style = brandProperties(choice) as React.CSSProperties;
  return (
    <section className="preview" aria-labelledby="preview-title">
      <div className="preview-head">
        <h3 id="preview-title">On a page</h3>
        <label className="field preview-vision hide-print">
          Seen with
          <select
            value={vision}
            onChange={({ target }) => isVision(target.value) && setVision(target.value)}
          >
            {Object.entries(visions).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="hint">
          {visionText(paletteOf(declared, choice.brand, "light", choice.harmony), vision)}
        </p>
      </div>
      <VisionFilters />
      <div className="preview-pair" data-vision={vision}>
        {themes.map((theme) => (
          <section
            key={theme}
            aria-label={`On ${theme} paper`}
            className="preview-sheet"
            data-theme={theme}
            data-brand=""
            style={style}
          >
            <h4 className="print-only">On {theme} paper</h4>
            <RoleStrip palette={paletteOf(declared, choice.brand, theme, choice.harmony)} />
            <Specimen name={theme} />
          </section>
        ))}
      </div>
      <LayoutProof choice={choice} vision={vision} onFollow={onTake} />
    </section>
  );
}
