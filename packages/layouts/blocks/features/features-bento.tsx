import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { featuresBento } from "./features-bento.fields.ts";

type Props = Fields<typeof featuresBento>;

export default function FeaturesBento({ picture, items, ...rest }: Props) {
  return (
    <Band {...rest} block="features-bento">
      <Words {...rest} />
      <div className="features-bento-cells">
        <Photo image={picture} ratio="fill" sizes="92vw 16rem, 48rem 22rem" upright="92vw, 23rem" />
        {each(items, ({ heading, text }, index) => (
          <div
            className={classes("features-bento-cell column", index === 0 ? "bg-primary" : "card")}
          >
            <Fitted as="h3" text={heading} />
            <p>{inline(text)}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
