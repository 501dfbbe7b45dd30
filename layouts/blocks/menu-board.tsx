import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Dish = { name: string; text?: string; price: string };

type Props = Placed & Opening & { dishes: readonly Dish[]; picture?: Shot; note?: string };

/** A short board in large type: today's few things, each on its line. */
export function MenuBoard({ dishes, picture, note, ...rest }: Props) {
  return (
    <Band {...rest} block="menu-board">
      <div className="menu-board-side">
        <Words {...rest} />
        {picture && <Photo shot={picture} sizes="(width < 56rem) 92vw, 24rem" />}
        {note && <p className="fact">{note}</p>}
      </div>
      <dl className="menu-board-list">
        {dishes.map(({ name, text, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="menu-board-price">{price}</dd>
            {text && <dd className="price-text">{text}</dd>}
          </div>
        ))}
      </dl>
    </Band>
  );
}
