import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { itineraryDays } from "./itinerary-days.fields.ts";

type Props = Fields<typeof itineraryDays>;

export default function ItineraryDays({ days, ...rest }: Props) {
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
