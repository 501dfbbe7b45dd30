import { type Action, Actions } from "../parts/action.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { classes } from "../parts/classes.ts";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Text, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    text?: string | readonly string[];
    actions?: readonly Action[];
    flip?: boolean;
  };

/** A picture from edge to edge between two sections, with a card of words pinned to it. */
export function StoryBand({ picture, text, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="story-band" className={classes(flip && "story-band-flip")}>
      <Photo shot={picture} ratio="fill" sizes="100vw" className="story-band-media" />
      <div className="story-band-card bg-surface">
        <Words {...rest} />
        {text && (
          <div className="story-band-text">
            <Text text={text} />
          </div>
        )}
        <Actions actions={actions} />
      </div>
    </Band>
  );
}
