import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { classes } from "../../components/section/classes.ts";
import { each } from "../../components/section/each.tsx";
import { Text, Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storyBand } from "./story-band.fields.ts";

type Props = Fields<typeof storyBand>;

const sizes = "100vw 62vw, 100vw 44rem";

export function StoryBand({ picture, later = [], text, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="story-band" className={classes(flip && "story-band-flip")}>
      <Photo image={picture} ratio="fill" sizes={sizes} className="story-band-media" />
      {each(later, (hour) => (
        <Photo
          image={hour.picture}
          ratio="fill"
          sizes={sizes}
          className="story-band-later"
          decorative
        />
      ))}
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
