import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { Text, Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { storySplit } from "./story-split.fields.ts";

type Props = Fields<typeof storySplit>;

export default function StorySplit({ picture, caption, text, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="story-split" className={flip ? "story-split-flip" : undefined}>
      <figure>
        <Photo image={picture} sizes="92vw, 47rem" upright="92vw, 30rem" />
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
