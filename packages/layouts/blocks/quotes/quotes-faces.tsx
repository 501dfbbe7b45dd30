import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { quotesFaces } from "./quotes-faces.fields.ts";

type Props = Fields<typeof quotesFaces>;

export default function QuotesFaces({ quotes, note, ...rest }: Props) {
  return (
    <Band {...rest} block="quotes-faces">
      <Words {...rest} />
      <div className={`quotes-faces-list quotes-faces-${quotes.length}`}>
        {each(quotes, ({ picture, words, name, role }) => (
          <figure>
            {picture && <Photo image={picture} ratio="portrait" sizes="40vw, 18.75rem" />}
            <blockquote>{inline(words)}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              <br />
              <span className="fact">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {note && <p className="fact">{inline(note)}</p>}
    </Band>
  );
}
