import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Text, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    caption?: string;
    text: string | readonly string[];
    actions?: readonly Action[];
    flip?: boolean;
  };

/** A picture with a caption, and what there is to say about it. */
export function StorySplit({ picture, caption, text, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="story-split" className={flip ? "story-split-flip" : undefined}>
      <figure>
        <Photo shot={picture} sizes="(width < 56rem) 92vw, 42rem" />
        {caption && <figcaption className="fact">{caption}</figcaption>}
      </figure>
      <div className="story-split-words">
        <Words {...rest} />
        <div className="article article-start">
          <Text text={text} />
        </div>
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
