import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroSplit } from "./hero-split.fields.ts";

type Props = Fields<typeof heroSplit>;

export default function HeroSplit({ picture, actions, flip, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-split" className={flip ? "hero-split-flip" : undefined}>
      <div className="hero-split-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <Photo
        image={picture}
        ratio="fill"
        sizes="100vw 18rem, 50vw 46rem"
        upright="100vw, 30rem"
        first
      />
    </Band>
  );
}
