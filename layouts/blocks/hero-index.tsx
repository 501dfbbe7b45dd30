import { Anchor } from "../parts/anchor.tsx";
import { Band, type Placed } from "../parts/band.tsx";
import { Photo, type Shot } from "../parts/photo.tsx";
import { type Opening, Words } from "../parts/words.tsx";

type Entry = { label: string; note: string; href: string };

type Props = Placed & Opening & { entries: readonly Entry[]; picture?: Shot };

/** The page's contents as its opening: a large list of lines to choose from. */
export function HeroIndex({ entries, picture, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-index">
      <div className="hero-index-side">
        <Words {...rest} level={1} size="headline headline-s" />
        {picture && <Photo shot={picture} sizes="(width < 56rem) 92vw, 24rem" first />}
      </div>
      <ul className="hero-index-list list-plain">
        {entries.map(({ label, note, href }) => (
          <li key={label}>
            <Anchor href={href}>
              <span className="hero-index-label">{label}</span>
              <span className="fact">{note}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Band>
  );
}
