import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Day = {
  label: string;
  heading: string;
  text: string;
  facts?: readonly string[];
  picture?: Shot;
};

type Props = Placed & Opening & { days: readonly Day[] };

/** A way through several days: a line down the page with a stop for each. */
export function ItineraryDays({ days, ...rest }: Props) {
  return (
    <Band {...rest} block="itinerary-days">
      <Words {...rest} />
      <ol className="itinerary-days-way list-plain">
        {days.map(({ label, heading, text, facts, picture }) => (
          <li key={label}>
            <p className="keyword">{label}</p>
            <div className="itinerary-days-words">
              <h3 className="heading-3">{heading}</h3>
              <p>{text}</p>
              {facts && <p className="fact">{facts.join(" · ")}</p>}
            </div>
            {picture && (
              <Photo shot={picture} ratio="landscape" sizes="(width < 56rem) 80vw, 18rem" />
            )}
          </li>
        ))}
      </ol>
    </Band>
  );
}
