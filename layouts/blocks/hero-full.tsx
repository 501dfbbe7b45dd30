import { type Action, Actions } from "../parts/action.tsx";
import type { Placed } from "../parts/band.tsx";
import { classes } from "../parts/classes.ts";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Props = Placed &
  Opening & {
    picture: Shot;
    actions?: readonly Action[];
    place?: "low" | "middle";
    aside?: string;
  };

/** The picture fills the window; white words stand low in their own shade, or ink on a label of paper. */
export function HeroFull({ id, picture, actions, place = "low", aside, ...words }: Props) {
  return (
    <section id={id} className={classes("section section-over hero-full", `hero-full-${place}`)}>
      <Photo
        shot={picture}
        ratio="fill"
        sizes="100vw"
        className="hero-full-media"
        decorative
        first
      />
      <div className={classes("hero-full-words", place === "middle" && "bg-surface")}>
        <Words {...words} level={1} />
        {(actions || aside) && (
          <div className="hero-full-foot">
            <Actions actions={actions} />
            {aside && <p className="fact">{aside}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
