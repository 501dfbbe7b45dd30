import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { picture: Shot; actions?: readonly Action[]; flip?: boolean };

/** Words and a picture that reaches the window's edge, side by side. */
export function HeroSplit({ picture, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-split" className={flip ? "hero-split-flip" : undefined}>
      <div className="hero-split-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 100vw, 50vw" first />
    </Band>
  );
}
