import { ActionLink } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { offersTabs } from "./offers-tabs.fields.ts";

type Props = Fields<typeof offersTabs>;

export default function OffersTabs({ offers, ...rest }: Props) {
  return (
    <Band {...rest} block="offers-tabs">
      <Words {...rest} />
      <div className="tabs offers-tabs-row">
        {each(offers, ({ name, text, includes, price, picture, action }, index) => (
          <details name={`${rest.id}-offers`} open={index === 0}>
            <summary>{name}</summary>
            <div className="offers-tabs-offer">
              <Photo image={picture} sizes="92vw, 41rem" upright="92vw, 30rem" />
              <div className="words">
                <p>{inline(text)}</p>
                <ul className="offers-tabs-list">
                  {each(includes, (line) => (
                    <li>{line}</li>
                  ))}
                </ul>
                <p className="offers-tabs-price">{price}</p>
                <div className="actions">
                  <ActionLink {...action} look="primary" />
                </div>
              </div>
            </div>
          </details>
        ))}
      </div>
    </Band>
  );
}
