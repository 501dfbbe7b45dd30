import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Scroller } from "../../components/section/scroller.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { compareSlider } from "./compare-slider.fields.ts";

type Props = Fields<typeof compareSlider>;

/** Where the divider stops for a press of an arrow key: every tenth of its way. */
const stops = Array.from({ length: 11 });

export default function CompareSlider({ before, after, hint, facts, ...rest }: Props) {
  const sizes = "94vw 15rem, 94vw 36rem";
  return (
    <Band {...rest} block="compare-slider">
      <Words {...rest} />
      <Scroller
        className="compare-slider-way"
        label={`${before.label}, ${after.label}`}
        describedBy={hint ? `${rest.id}-hint` : undefined}
      >
        <div className="compare-slider-run">
          <span className="compare-slider-stops" aria-hidden="true">
            {each(stops, () => (
              <i />
            ))}
          </span>
          <div className="compare-slider-stage">
            <Photo image={before.picture} ratio="fill" sizes={sizes} />
            <Photo
              image={after.picture}
              ratio="fill"
              sizes={sizes}
              className="compare-slider-after"
            />
            <span className="compare-slider-handle" aria-hidden="true" />
            <p className="compare-slider-value" aria-live="polite">
              {after.label}
            </p>
          </div>
        </div>
      </Scroller>
      {hint && (
        <p id={`${rest.id}-hint`} className="fact compare-slider-hint">
          {hint}
        </p>
      )}
      <div className="compare-slider-words">
        <p>
          <strong>{before.label}.</strong> {inline(before.text)}
        </p>
        <p>
          <strong>{after.label}.</strong> {inline(after.text)}
        </p>
      </div>
      {facts && <FactList facts={facts} className="compare-slider-facts" />}
    </Band>
  );
}
