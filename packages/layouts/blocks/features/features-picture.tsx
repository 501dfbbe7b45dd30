import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresPicture } from "./features-picture.fields.ts";

type Props = Fields<typeof featuresPicture>;

export default function FeaturesPicture({ picture, items, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="features-picture" className={flip ? "features-picture-flip" : undefined}>
      <Photo image={picture} ratio="portrait" sizes="92vw, 27.5rem" />
      <div className="features-picture-words">
        <Words {...rest} />
        <dl>
          {each(items, ({ heading, text }) => (
            <div>
              <dt>{heading}</dt>
              <dd>{inline(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
