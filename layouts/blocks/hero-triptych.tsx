import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import type { Opening } from "../parts/words.tsx";

type Props = Placed &
  Opening & { pictures: readonly [Shot, Shot, Shot]; actions?: readonly Action[] };

/** Three panels from edge to edge, the middle one wider; the headline stands below them. */
export function HeroTriptych({ keyword, heading, lead, pictures, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-triptych">
      <div className="hero-triptych-panels">
        {pictures.map((shot, index) => (
          <Photo
            key={JSON.stringify(shot)}
            shot={shot}
            ratio="fill"
            sizes={index === 1 ? "45vw" : "30vw"}
            first
          />
        ))}
      </div>
      <div className="words">
        {keyword && <p className="keyword">{keyword}</p>}
        <h1 className="headline">{heading}</h1>
      </div>
      <div className="words hero-triptych-side">
        {lead && <p className="subHead">{lead}</p>}
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
