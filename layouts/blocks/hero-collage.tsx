import type { Fields } from "../fields/block.ts";
import { Actions } from "../parts/action.tsx";
import { Band } from "../parts/band.tsx";
import { each } from "../parts/each.tsx";
import { Photo } from "../parts/photo.tsx";
import { Words } from "../parts/words.tsx";
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
        {each(pictures, (shot, index) => (
          <Photo
            shot={shot}
            ratio={index === 0 ? "portrait" : "square"}
            sizes={index === 0 ? "(width < 56rem) 60vw, 26rem" : "(width < 56rem) 45vw, 18rem"}
            first={index === 0}
            opens
          />
        ))}
      </div>
    </Band>
  );
}
