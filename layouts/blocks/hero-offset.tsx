import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import type { Opening } from "../parts/words.tsx";

type Props = Placed & Opening & { picture: Shot; caption: string; actions?: readonly Action[] };

/** A wide picture out of line with the words and off the window's edge; a caption at its foot. */
export function HeroOffset({ keyword, heading, lead, picture, caption, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-offset">
      <div className="words hero-offset-head">
        {keyword && <p className="keyword">{keyword}</p>}
        <h1 className="headline">{heading}</h1>
      </div>
      <div className="words hero-offset-side">
        {lead && <p className="subHead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      <figure className="hero-offset-figure">
        <Photo shot={picture} ratio="landscape" sizes="(width < 56rem) 92vw, 62rem" first />
        <figcaption className="fact">{caption}</figcaption>
      </figure>
    </Band>
  );
}
