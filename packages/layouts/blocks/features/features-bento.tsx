import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresBento } from "./features-bento.fields.ts";

type Props = Fields<typeof featuresBento>;

export function FeaturesBento({ picture, items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-bento">
      <Words {...rest} />
      <div className="features-bento-cells">
        <Photo shot={picture} ratio="fill" sizes="92vw 16rem, 48rem 22rem" upright="92vw, 23rem" />
        {each(items, ({ heading, text }, index) => (
          <div
            className={index === 0 ? "features-bento-cell bg-primary" : "features-bento-cell card"}
          >
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
