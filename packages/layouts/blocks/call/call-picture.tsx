import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { callPicture } from "./call-picture.fields.ts";

type Props = Fields<typeof callPicture>;

export default function CallPicture({ picture, actions, ...rest }: Props) {
  return (
    <Band {...rest} block="call-picture">
      <div className="call-picture-card bg-primary-lighter">
        <div className="call-picture-words">
          <Words {...rest} />
          <Actions actions={actions} />
        </div>
        <Photo image={picture} ratio="fill" sizes="92vw 18rem, 31rem 24rem" />
      </div>
    </Band>
  );
}
