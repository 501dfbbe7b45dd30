import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Treatment = { name: string; text: string; time: string; price: string };

type Props = Placed &
  Opening & {
    picture?: Shot;
    groups: readonly { heading: string; treatments: readonly Treatment[] }[];
  };

/** What can be booked, in groups that open: how long, how much. */
export function TreatmentsMenu({ picture, groups, ...rest }: Props) {
  return (
    <Band {...rest} block="treatments-menu">
      <div className="treatments-menu-side">
        <Words {...rest} />
        {picture && <Photo shot={picture} ratio="portrait" sizes="(width < 56rem) 92vw, 26rem" />}
      </div>
      <div className="accordion">
        {groups.map(({ heading, treatments }, index) => (
          <details key={heading} open={index === 0}>
            <summary>
              <h3>{heading}</h3>
            </summary>
            <dl className="treatments-menu-list">
              {treatments.map(({ name, text, time, price }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="fact">{time}</dd>
                  <dd className="price">{price}</dd>
                  <dd className="price-text">{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Band>
  );
}
