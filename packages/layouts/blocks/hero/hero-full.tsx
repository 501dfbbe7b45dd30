import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { classes } from "../../components/section/classes.ts";
import { Slot } from "../../components/section/slot.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroFull } from "./hero-full.fields.ts";

type Props = Fields<typeof heroFull>;

export function HeroFull({ id, picture, actions, place = "low", aside, ...words }: Props) {
  return (
    <section id={id} className={classes("section section-over hero-full", `hero-full-${place}`)}>
      <Photo
        image={picture}
        ratio="fill"
        sizes="100vw 36vh, 100vw 80vh"
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
        <Slot />
      </div>
    </section>
  );
}
