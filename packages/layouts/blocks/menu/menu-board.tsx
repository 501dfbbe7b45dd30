import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { menuBoard } from "./menu-board.fields.ts";

type Props = Fields<typeof menuBoard>;

export default function MenuBoard({ dishes, picture, note, ...rest }: Props) {
  return (
    <Band {...rest} block="menu-board">
      <div className="menu-board-side">
        <Words {...rest} />
        {picture && <Photo image={picture} sizes="92vw, 27.5rem" />}
        {note && <p className="fact">{inline(note)}</p>}
      </div>
      <dl className="menu-board-list">
        {each(dishes, ({ name, text, price }) => (
          <div>
            <dt>{name}</dt>
            <dd className="menu-board-price">{price}</dd>
            {text && <dd className="price-text">{text}</dd>}
          </div>
        ))}
      </dl>
    </Band>
  );
}
