import { Actions } from "../../components/links/action.tsx";
import { Hours } from "../../components/links/address.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { hoursLocation } from "./hours-location.fields.ts";

type Props = Fields<typeof hoursLocation>;

export default function HoursLocation({ hours, address, ways, actions, picture, ...rest }: Props) {
  return (
    <Band {...rest} block="hours-location">
      <Words {...rest} />
      <div className="hours-location-columns">
        <Hours hours={hours} />
        <div className="hours-location-place">
          <address>
            {each(address, (line) => (
              <span>{line}</span>
            ))}
          </address>
          {ways.length > 0 && (
            <dl>
              {each(ways, ([term, fact]) => (
                <div>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
          <Actions actions={actions} />
        </div>
        {picture && <Photo image={picture} ratio="square" sizes="92vw, 24rem" />}
      </div>
    </Band>
  );
}
