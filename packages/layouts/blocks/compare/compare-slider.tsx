import { Band } from "../../parts/band.tsx";
import { FactList } from "../../parts/fact-list.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Scroller } from "../../parts/scroller.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { compareSlider } from "./compare-slider.fields.ts";

type Props = Fields<typeof compareSlider>;

export function CompareSlider({ before, after, facts, ...rest }: Props) {
  const sizes = "94vw 15rem, 94vw 36rem";
  return (
    <Band {...rest} block="compare-slider">
      <Words {...rest} />
      <Scroller className="compare-slider-way" label={`${before.label}, ${after.label}`}>
        <div className="compare-slider-run">
          <div className="compare-slider-stage">
            <Photo image={before.picture} ratio="fill" sizes={sizes} />
            <Photo
              image={after.picture}
              ratio="fill"
              sizes={sizes}
              className="compare-slider-after"
            />
            <span className="compare-slider-handle" aria-hidden="true" />
          </div>
        </div>
      </Scroller>
      <div className="compare-slider-words">
        <p>
          <strong>{before.label}.</strong> {before.text}
        </p>
        <p>
          <strong>{after.label}.</strong> {after.text}
        </p>
      </div>
      {facts && <FactList facts={facts} className="compare-slider-facts" />}
    </Band>
  );
}
