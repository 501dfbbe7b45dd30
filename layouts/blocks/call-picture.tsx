import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed & Opening & { picture: Shot; actions: readonly Action[] };

/** A card across the page: picture on one half, invitation on the other. */
export function CallPicture({ picture, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="call-picture">
      <div className="call-picture-card bg-primary-lighter">
        <div className="call-picture-words">
          <Words {...rest} />
          <Actions actions={actions} />
        </div>
        <Photo shot={picture} ratio="fill" sizes="(width < 56rem) 92vw, 36rem" />
      </div>
    </Band>
  );
}
