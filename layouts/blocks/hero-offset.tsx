import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { picture: Shot; caption: string; actions?: readonly Action[] };

/** A wide picture out of line with the words, which reach into it; a caption at its foot. */
export function HeroOffset({ picture, caption, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-offset">
      <div className="hero-offset-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <figure className="hero-offset-figure">
        <Photo shot={picture} sizes="(width < 56rem) 92vw, 62rem" first />
        <figcaption className="fact">{caption}</figcaption>
      </figure>
    </Band>
  );
}
