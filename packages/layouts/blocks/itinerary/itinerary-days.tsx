import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { inline } from "../../parts/inline.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { itineraryDays } from "./itinerary-days.fields.ts";

type Props = Fields<typeof itineraryDays>;

export function ItineraryDays({ days, ...rest }: Props) {
  return (
    <Band {...rest} block="itinerary-days">
      <Words {...rest} />
      <ol className="itinerary-days-way list-plain">
        {each(days, ({ label, heading, text, facts, picture }) => (
          <li>
            <p className="keyword">{label}</p>
            <div className="itinerary-days-words">
              <h3 className="heading-3">{heading}</h3>
              <p>{inline(text)}</p>
              {facts && <p className="fact">{facts.join(" · ")}</p>}
            </div>
            {picture && <Photo image={picture} ratio="landscape" sizes="18.75rem" />}
          </li>
        ))}
      </ol>
    </Band>
  );
}
