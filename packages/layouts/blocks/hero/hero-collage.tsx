import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroCollage } from "./hero-collage.fields.ts";

type Props = Fields<typeof heroCollage>;

export default function HeroCollage({ pictures, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-collage">
      <div className="hero-collage-words">
        <Words {...rest} level={1} />
        <Actions actions={actions} />
      </div>
      <div className="hero-collage-prints">
        {each(pictures, (image, index) => (
          <Photo
            image={image}
            ratio="square"
            sizes={index === 0 ? "69vw, 28rem" : "46vw, 18.75rem"}
            first={index === 0}
            opens
          />
        ))}
      </div>
    </Band>
  );
}
