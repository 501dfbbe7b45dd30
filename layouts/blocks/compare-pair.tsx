import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { each } from "../parts/each.tsx";
import { Photo } from "../parts/photo.tsx";
import { Words } from "../parts/words.tsx";
import type { comparePair } from "./compare-pair.fields.ts";

type Props = Fields<typeof comparePair>;

export function ComparePair({ before, after, ...rest }: Props) {
  return (
    <Band {...rest} block="compare-pair">
      <Words {...rest} />
      <div className="compare-pair-sides">
        {each([before, after], ({ label, text, picture }) => (
          <figure>
            <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 92vw, 44rem" />
            <figcaption>
              <strong className="compare-pair-label">{label}</strong>
              <span>{text}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Band>
  );
}
