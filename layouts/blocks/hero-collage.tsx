import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & { pictures: readonly [Shot, Shot, Shot]; actions?: readonly Action[] };

/** Three pictures of different size, overlapping as prints on a table. */
export function HeroCollage({ pictures, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-collage">
      <div className="hero-collage-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <div className="hero-collage-prints">
        {pictures.map((shot, index) => (
          <Photo
            key={JSON.stringify(shot)}
            shot={shot}
            ratio={index === 0 ? "portrait" : "square"}
            sizes={index === 0 ? "(width < 56rem) 60vw, 26rem" : "(width < 56rem) 45vw, 18rem"}
            first={index === 0}
          />
        ))}
      </div>
    </Band>
  );
}
