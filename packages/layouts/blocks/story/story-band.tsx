import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { classes } from "../../parts/classes.ts";
import { Day } from "../../parts/day.tsx";
import { Text, Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storyBand } from "./story-band.fields.ts";

type Props = Fields<typeof storyBand>;

export function StoryBand({ picture, later, text, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="story-band" className={classes(flip && "story-band-flip")}>
      <Day
        image={picture}
        later={later}
        ratio="fill"
        sizes="100vw 62vw, 100vw 44rem"
        className="story-band-media"
      />
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
