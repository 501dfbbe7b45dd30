import { Anchor } from "../../components/links/anchor.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { filmPoster } from "./film-poster.fields.ts";

type Props = Fields<typeof filmPoster>;

/** A link to where the film is: a page without script loads no player and tells nobody who came. */
export default function FilmPoster({
  picture,
  play,
  href,
  length,
  chapters,
  text,
  ...rest
}: Props) {
  return (
    <Band {...rest} block="film-poster">
      <div className="film-poster-frame">
        <Photo
          image={picture}
          ratio="wide"
          sizes="(width < 62rem) 92vw, 37rem"
          upright="18.75rem"
        />
        <Anchor className="film-poster-play card-link" href={href}>
          <Icon name="play" />
          {play}
        </Anchor>
        <span className="film-poster-length fact">{length}</span>
      </div>
      <div className="film-poster-words">
        <Words {...rest} />
        <FactList facts={chapters} className="film-poster-chapters" />
        {text && <p className="fact">{inline(text)}</p>}
      </div>
    </Band>
  );
}
