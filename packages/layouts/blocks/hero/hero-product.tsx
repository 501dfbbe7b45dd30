import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroProduct } from "./hero-product.fields.ts";

type Props = Fields<typeof heroProduct>;

export default function HeroProduct({
  pictures,
  price,
  unit,
  versionsLabel,
  versions,
  actions,
  facts,
  note,
  ...rest
}: Props) {
  return (
    <Band {...rest} block="hero-product">
      <div className="hero-product-pictures">
        {each(pictures, (image, index) => (
          <Photo
            image={image}
            ratio="fill"
            sizes={
              index === 0
                ? "92vw 30vh, 50vw 33vw"
                : pictures.length > 2
                  ? "25vw 22vh"
                  : "31rem 22vh"
            }
            upright={index === 0 ? "92vw 30vh, 31rem 56vh" : undefined}
            first={index === 0}
            opens
          />
        ))}
      </div>
      <div className="hero-product-side">
        <Words {...rest} level={1} size="headline headline-s" />
        <p className="column">
          <Fitted as="strong" className="hero-product-amount" text={price} />{" "}
          <span className="fact">{unit}</span>
        </p>
        <Actions actions={actions} />
        <p className="hero-product-versions">
          <span className="fact">{versionsLabel}</span>
          {each(versions, (version) => (
            <span className="chip">{version}</span>
          ))}
        </p>
        <FactList facts={facts} className="hero-product-facts" />
        {note && <p className="fact">{inline(note)}</p>}
      </div>
    </Band>
  );
}
