import { Actions } from "../../components/links/action.tsx";
import { Day } from "../../components/pictures/day.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { Text, Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storyBand } from "./story-band.fields.ts";

type Props = Fields<typeof storyBand>;

export default function StoryBand({ picture, later, text, actions, flip, ...rest }: Props) {
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
