import { Actions } from "../../parts/action.tsx";
import { Band } from "../../parts/band.tsx";
import { each } from "../../parts/each.tsx";
import { Photo } from "../../parts/photo.tsx";
import { Words } from "../../parts/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroCollage } from "./hero-collage.fields.ts";

type Props = Fields<typeof heroCollage>;

export function HeroCollage({ pictures, actions, ...rest }: Props) {
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
