import { type Action, Actions } from "../parts/action.tsx";
import { Hours } from "../parts/address.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    hours: readonly (readonly [string, string])[];
    address: readonly string[];
    /** How to get there, a line for each way. */
    ways: readonly (readonly [string, string])[];
    actions?: readonly Action[];
    picture?: Shot;
  };

/** When and where: hours as a table, the address large, the ways there. */
export function HoursLocation({ hours, address, ways, actions, picture, ...rest }: Props) {
  return (
    <Band {...rest} block="hours-location">
      <Words {...rest} />
      <div className="hours-location-columns">
        <Hours hours={hours} />
        <div className="hours-location-place">
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <dl>
            {ways.map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
          <Actions actions={actions} />
        </div>
        {picture && <Photo shot={picture} ratio="square" sizes="(width < 56rem) 92vw, 24rem" />}
      </div>
    </Band>
  );
}
